import { type AnyActor, type AnyEventObject, type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import { transitionIdOf } from '#lab/chart/transitions-of.ts'
import type { AnyExample } from '#machines/example.ts'
import { handClock, type Wait } from './hand-clock.ts'
import { type Course, type RunStep, StepError } from './steps.ts'
import { heldUses, type Use } from './uses.ts'

/** How it stands after a step. */
export type Standing = {
  /** Null for the start. */
  step: RunStep | null
  snapshot: AnyMachineSnapshot
  /** What the machine emitted in this step, in order. */
  emitted: readonly AnyEventObject[]
  /** The transitions that the machine took in this step, in order, by their ids in its chart. */
  taken: readonly string[]
}

export type Run = {
  actor: AnyActor
  /** The start, and each step after it. */
  moments: readonly Standing[]
  /** The uses of slots under way, the oldest one first. */
  uses: () => readonly Use[]
  /** The delays that run. */
  waits: () => readonly Wait[]
  /** Does one more step. @throws StepError where it cannot be done. */
  take: (step: RunStep) => Promise<Standing>
}

/** Resolves once the handlers of every settled promise have run, and those that they settle. */
const settled = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/**
 * Starts a machine on fakes that wait and a clock that stands, and does the steps of a course. `inspect` is told what its
 * actors do. @throws StepError
 */
export async function replay(
  example: AnyExample,
  { input, steps }: Omit<Course, 'machine'>,
  inspect?: (event: InspectionEvent) => void,
): Promise<Run> {
  if (!(input in example.inputs)) throw new StepError(`There is no input called ${input}`)
  const held = heldUses()
  const clock = handClock(() => actor.system)
  const machine = example.machine({ gate: held.gate }, input)
  let taken: string[] = []
  const actor: AnyActor = createActor(machine, {
    input: example.inputs[input],
    clock,
    inspect(event) {
      const isOfMachine = 'sessionId' in event.actorRef && event.actorRef.sessionId === event.rootId
      if (event.type === '@xstate.microstep' && isOfMachine) taken.push(...event._transitions.map(transitionIdOf))
      inspect?.(event)
    },
  })
  const moments: Standing[] = []
  let emitted: AnyEventObject[] = []
  actor.on('*', event => void emitted.push(event))
  // A machine that ends with an error says so in its snapshot.
  actor.subscribe({ error: () => undefined })

  const note = async (step: RunStep | null): Promise<Standing> => {
    await settled()
    const moment: Standing = { step, snapshot: actor.getSnapshot() as AnyMachineSnapshot, emitted, taken }
    emitted = []
    taken = []
    moments.push(moment)
    return moment
  }
  const oldest = (slot: string) => {
    const use = held.list().find(one => one.slot === slot)
    if (!use) throw new StepError(`${slot} is not under way`)
    return use
  }
  const otherAnswer = (slot: string, name: string) => {
    const answers = example.otherAnswers?.[slot] ?? {}
    if (!(name in answers)) throw new StepError(`${slot} has no answer called ${name}`)
    return { output: answers[name] }
  }
  const act = (step: RunStep) => {
    if (step.do === 'send') return actor.send(step.event)
    if (step.do === 'answer') {
      return oldest(step.slot).answer(step.as === undefined ? undefined : otherAnswer(step.slot, step.as))
    }
    if (step.do === 'fail') return oldest(step.slot).fail(step.kind)
    const wait = clock.waits().find(({ delay }) => delay === step.delay)
    if (!wait) throw new StepError(`Nothing waits for ${step.delay}`)
    wait.pass()
  }
  const take = (step: RunStep) => {
    act(step)
    return note(step)
  }
  actor.start()
  await note(null)
  for (const step of steps) await take(step)
  return { actor, moments, uses: held.list, waits: clock.waits, take }
}
