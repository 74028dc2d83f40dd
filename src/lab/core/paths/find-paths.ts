import type { AnyMachineSnapshot } from 'xstate'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { Course, RunStep } from '#lab/core/run/steps.ts'
import { type Move, movesOf } from './moves.ts'
import { allParts, type MachineParts, partsOf } from './parts.ts'
import { recordCoverage } from './record-coverage.ts'
import { statePosition } from './state-position.ts'

/** Course with the state value at its end. */
export type Path = Course & { value: unknown }

export type Paths = {
  /** Paths that together cover everything reachable. No path is a prefix of another. */
  paths: readonly Path[]
  parts: MachineParts
  /** Parts that the paths cover. */
  taken: ReadonlySet<string>
}

/** Untried move after a course. `isNew` is true if no earlier course ended at the same place. */
type Attempt = { course: Course; move: Move; isNew: boolean }

const isBeginning = (path: Path, other: Path) =>
  path !== other &&
  path.input === other.input &&
  JSON.stringify(other.steps.slice(0, path.steps.length)) === JSON.stringify(path.steps)

/**
 * Finds paths that cover every state, every transition and both outcomes of every guard. Runs an example's machine on
 * fakes and explores all moves from each place.
 *
 * Moves to uncovered parts come first, then the shortest paths to new places. A known place with a different context is
 * explored only when no new place is left. Guards that count require such places. Values of guards are assumed only if
 * the code does not lead to them. The search ends when all reachable
 * parts are covered, or after `runs` runs.
 */
export async function findPaths(example: AnyExample, { runs: limit = 2000 } = {}): Promise<Paths> {
  const machine = example.machine({ gate: () => new Promise(() => {}) })
  const parts = partsOf(machine)
  const explained = new Set(Object.keys(example.unreachable ?? {}))
  const wanted = allParts(parts).filter(part => !explained.has(part))
  const watch = recordCoverage()
  const taken = watch.of(machine.id)
  const places = new Set<string>()
  const found: Path[] = []
  const [promising, fresh, assumed, again]: [Attempt[], Attempt[], Attempt[], Attempt[]] = [[], [], [], []]
  let runs = 0

  async function go(input: string, steps: readonly RunStep[]) {
    runs += 1
    const before = taken.size
    const course = { machine: machine.id, input, steps }
    const run = await replay(example, course, { inspect: watch.inspect })
    const { value }: AnyMachineSnapshot = run.actor.getSnapshot()
    if (taken.size > before) found.push({ ...course, value })
    const { place, exact } = statePosition(run, example, input)
    const isNew = steps.length === 0 || !places.has(place)
    if (!places.has(exact)) for (const move of movesOf(run, example)) add({ course, move, isNew })
    places.add(place).add(exact)
    run.actor.stop()
  }

  const isPromising = ({ move }: Attempt) => move.takes.some(part => !taken.has(part))
  const add = (attempt: Attempt) => {
    if (attempt.move.step.do === 'assume') assumed.push(attempt)
    else if (isPromising(attempt)) promising.push(attempt)
    else if (!attempt.move.isRefused) (attempt.isNew ? fresh : again).push(attempt)
  }
  /** Returns the next attempt, preferring those that might reach uncovered parts; undefined when none is left. */
  function next(): Attempt | undefined {
    for (let attempt = promising.shift(); attempt; attempt = promising.shift()) {
      if (isPromising(attempt)) return attempt
      add(attempt)
    }
    const next = fresh.shift()
    if (next) return next
    for (let attempt = assumed.shift(); attempt; attempt = assumed.shift()) if (isPromising(attempt)) return attempt
    return again.shift()
  }

  for (const input of Object.keys(example.inputs)) await go(input, [])
  while (runs < limit && wanted.some(part => !taken.has(part))) {
    const attempt = next()
    if (!attempt) break
    await go(attempt.course.input, [...attempt.course.steps, attempt.move.step])
  }
  return { paths: found.filter(path => !found.some(other => isBeginning(path, other))), parts, taken }
}
