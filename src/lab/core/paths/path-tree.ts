import { propertiesOf } from '#lab/core/cross-realm.ts'
import type { Paths } from '#lab/core/paths/find-paths.ts'
import { reuseMachine } from '#lab/core/paths/reuse-machine.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import type { Moment } from '#lab/core/run/collect-moments.ts'
import { type Run, replay } from '#lab/core/run/replay.ts'
import { settledStates } from '#lab/core/run/settled-states.ts'
import { type RunStep, stepText } from '#lab/core/run/steps.ts'
import { summarize } from '#lab/core/summarize.ts'

const withPayload = ({ type, ...payload }: { type: string }) =>
  Object.keys(payload).length > 0 ? `${type} ${summarize(payload)}` : type

const done = (step: RunStep) => (step.do === 'send' ? withPayload(step.event) : stepText(step))

/**
 * Returns the context fields that changed since `before`. Fields are compared as JSON, so a copied array counts as
 * unchanged.
 */
function remembered({ snapshot }: Moment, before: Moment | undefined): string[] {
  return Object.entries(propertiesOf(snapshot.context))
    .map(([name, value]) => [name, summarize(value)] as const)
    .filter(([name, value]) => !before || value !== summarize(before.snapshot.context[name]))
    .map(([name, value]) => `= ${name} ${value}`)
}

/** State of a run after a step, then the changed context fields and the emitted events. */
export type MomentText = readonly [where: string, ...facts: readonly string[]]

/** Returns the observable state of a run at its start and after each step. */
export function describeRun({ input, moments }: Pick<Run, 'input' | 'moments'>): readonly MomentText[] {
  return moments.map((moment, at) => {
    const { step, snapshot, emitted } = moment
    const end = { active: '', done: ' (the end)', stopped: ' (stopped)', error: ` (${summarize(snapshot.error)})` }
    return [
      `${step ? done(step) : input} → ${settledStates(snapshot).toSorted().join(' · ')}${end[snapshot.status]}`,
      ...remembered(moment, moments[at - 1]),
      ...emitted.map(event => `! ${withPayload(event)}`),
    ]
  })
}

const countOf = (parts: readonly string[], covered: ReadonlySet<string>) =>
  `${parts.filter(part => covered.has(part)).length} of ${parts.length}`

/** Formats the coverage of paths. */
function formatCoverage({ parts: { states, transitions, outcomes }, covered }: Omit<Paths, 'paths'>): string {
  const counts = [
    // Skips the first state, which is the machine itself.
    `${countOf(states.slice(1), covered)} states`,
    `${countOf(transitions, covered)} transitions`,
    `${countOf(outcomes, covered)} outcomes of guards`,
  ]
  return counts.join(', ')
}

/** Branch of the tree. Steps that paths share are written once. */
type Branch = { lines: readonly string[]; next: Map<string, Branch> }

const indented = (lines: readonly string[]) => lines.map(line => `  ${line}`)

const drawn = ({ lines, next }: Branch): readonly string[] => {
  const [where = '', ...facts] = lines
  return [where, ...indented(facts), ...indented([...next.values()].flatMap(drawn))]
}

/**
 * Returns the paths of an example's machine as a tree of steps. Each step has the next state (→), changed context
 * fields (=) and emitted events (!).
 */
export async function pathTree(example: AnyExample, { paths, parts, covered }: Paths): Promise<string> {
  const start: Branch = { lines: [], next: new Map() }
  const provide = reuseMachine(example)
  for (const path of paths) {
    let branch = start
    const run = await replay(example, path, { provide })
    run.actor.stop()
    for (const lines of describeRun(run)) {
      const key = lines.join('\n')
      const known = branch.next.get(key) ?? { lines, next: new Map() }
      branch.next.set(key, known)
      branch = known
    }
  }
  const uncovered = Object.entries(example.unreachable ?? {}).map(
    ([part, reason]) => `not covered: ${part} (${reason})`,
  )
  const trees = [...start.next.values()].flatMap(branch => ['', ...drawn(branch)])
  return [`${paths.length} paths take ${formatCoverage({ parts, covered })}`, ...uncovered, ...trees, ''].join('\n')
}
