import { inShort } from '#lab/in-short.ts'
import { replay } from '#lab/run/replay.ts'
import { restingIn } from '#lab/run/resting-in.ts'
import type { Standing } from '#lab/run/standings.ts'
import { type Course, type RunStep, stepInWords } from '#lab/run/steps.ts'
import type { AnyExample } from '#machines/example.ts'
import { fieldsIn } from '#rules/fields.ts'

const withPayload = ({ type, ...payload }: { type: string }) =>
  Object.keys(payload).length > 0 ? `${type} ${inShort(payload)}` : type

const done = (step: RunStep) => (step.do === 'send' ? withPayload(step.event) : stepInWords(step))

/** Fields of the context that are another than before, in JSON: an array that was copied is the same. */
function remembered({ snapshot }: Standing, before: Standing | undefined): string[] {
  return Object.entries(fieldsIn(snapshot.context))
    .map(([name, value]) => [name, inShort(value)] as const)
    .filter(([name, value]) => !before || value !== inShort(before.snapshot.context[name]))
    .map(([name, value]) => `= ${name} ${value}`)
}

/** How a run stands after a step: where it leads, then what it remembers from now on, and what it emits. */
export type StandingWords = readonly [where: string, ...facts: readonly string[]]

/** What is to be seen of a course from outside, at its start and after each of its steps. @throws StepError */
export async function courseWords(
  example: AnyExample,
  { input, steps }: Omit<Course, 'machine'>,
): Promise<readonly StandingWords[]> {
  const { actor, moments } = await replay(example, { input, steps })
  actor.stop()
  return moments.map((moment, at) => {
    const { step, snapshot, emitted } = moment
    const end = { active: '', done: ' (the end)', stopped: ' (stopped)', error: ` (${inShort(snapshot.error)})` }
    return [
      `${step ? done(step) : input} → ${restingIn(snapshot).toSorted().join(' · ')}${end[snapshot.status]}`,
      ...remembered(moment, moments[at - 1]),
      ...emitted.map(event => `! ${withPayload(event)}`),
    ]
  })
}
