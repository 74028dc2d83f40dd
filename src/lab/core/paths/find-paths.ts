import type { AnyMachineSnapshot } from 'xstate'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { replay } from '#lab/core/run/replay.ts'
import type { Course, RunStep } from '#lab/core/run/steps.ts'
import { type Move, movesOf } from './moves.ts'
import { allParts, type MachineParts, partsOf } from './parts.ts'
import { recordCoverage } from './record-coverage.ts'
import { reuseMachine } from './reuse-machine.ts'
import { exactPosition, placeOf } from './state-position.ts'

/** Course with the state value at its end. */
export type Path = Course & { value: unknown }

export type Paths = {
  /** Paths that together cover everything reachable. No path is a prefix of another. */
  paths: readonly Path[]
  parts: MachineParts
  /** Parts that the paths cover. */
  covered: ReadonlySet<string>
  /** Sentence about a search that ended early or found no step; absent otherwise. */
  note?: string | undefined
}

/**
 * Untried move after a course. `isNew` is true if no earlier course ended at the same place. `end` is the predicted
 * position after the move; null if unknown.
 */
type Attempt = { course: Course; move: Omit<Move, 'end'>; isNew: boolean; end: string | null }

const isBeginning = (path: Path, other: Path) =>
  path !== other &&
  path.input === other.input &&
  JSON.stringify(other.steps.slice(0, path.steps.length)) === JSON.stringify(path.steps)

/**
 * Finds paths that cover every state, every transition and both outcomes of every guard. Runs an example's machine on
 * fakes and explores all moves from each place.
 *
 * Moves to uncovered parts come first, then the shortest paths to new places. A known place with a different context is
 * explored only when no new place is left. Guards that depend on a count require these places. Values of guards are
 * assumed only if the code does not lead to them. Child machines get events only at new places, because their contexts
 * are too numerous. The search starts with each of the `inputs`: names of the example's inputs, or JSON. The search ends
 * when all reachable parts are covered, or after `runs` runs.
 */
export async function findPaths(
  example: AnyExample,
  { runs: limit = 2000, inputs = Object.keys(example.inputs) }: { runs?: number; inputs?: readonly string[] } = {},
): Promise<Paths> {
  const { machine } = example
  const provide = reuseMachine(example)
  const parts = partsOf(machine)
  const explained = new Set(Object.keys(example.unreachable ?? {}))
  const wanted = allParts(parts).filter(part => !explained.has(part))
  const watch = recordCoverage()
  const covered = watch.of(machine.id)
  const [places, positions] = [new Set<string>(), new Set<string | null>()]
  const found: Path[] = []
  const [promising, fresh, assumed, again]: [Attempt[], Attempt[], Attempt[], Attempt[]] = [[], [], [], []]
  let runs = 0
  let needsInput = true

  async function go(input: string, steps: readonly RunStep[]) {
    runs += 1
    const before = covered.size
    const course = { machine: machine.id, input, steps }
    const run = await replay(example, course, { provide, inspect: watch.inspect })
    const { value }: AnyMachineSnapshot = run.actor.getSnapshot()
    if (covered.size > before && !run.needsInput) found.push({ ...course, value })
    needsInput &&= run.needsInput
    const exact = exactPosition(run)
    if (!positions.has(exact)) {
      const place = placeOf(run, example)
      const isNew = steps.length === 0 || !places.has(place)
      for (const { end, ...move } of movesOf(run, example)) {
        add({ course, move, isNew, end: end ? exactPosition(run, end) : null })
      }
      places.add(place)
      positions.add(exact)
    }
    run.actor.stop()
  }

  const isUnknown = ({ end }: Attempt) => !positions.has(end)
  const isPromising = ({ move }: Attempt) => move.takes.some(part => !covered.has(part))
  const add = (attempt: Attempt) => {
    const { move, isNew } = attempt
    if (move.step.do === 'assume') assumed.push(attempt)
    else if (isPromising(attempt)) promising.push(attempt)
    else if (!move.isRefused && (isNew || !('to' in move.step))) (isNew ? fresh : again).push(attempt)
  }
  /** Returns the next attempt, preferring those that might reach uncovered parts; undefined when none is left. */
  function next(): Attempt | undefined {
    for (let attempt = promising.shift(); attempt; attempt = promising.shift()) {
      if (isPromising(attempt)) return attempt
      add(attempt)
    }
    for (let attempt = fresh.shift(); attempt; attempt = fresh.shift()) if (isUnknown(attempt)) return attempt
    for (let attempt = assumed.shift(); attempt; attempt = assumed.shift()) if (isPromising(attempt)) return attempt
    for (let attempt = again.shift(); attempt; attempt = again.shift()) if (isUnknown(attempt)) return attempt
    return undefined
  }

  for (const input of inputs) await go(input, [])
  const isOpen = () => wanted.some(part => !covered.has(part))
  let attempt = next()
  for (; attempt && runs < limit && isOpen(); attempt = next()) {
    await go(attempt.course.input, [...attempt.course.steps, attempt.move.step])
  }
  const paths = found.filter(path => !found.some(other => isBeginning(path, other)))
  /** Returns the note of the result. */
  function describe() {
    if (needsInput) return 'The machine needs an input.'
    if (attempt && isOpen()) return `The search reached its limit of ${limit} runs.`
    return paths.some(({ steps }) => steps.length > 0) ? undefined : 'The machine takes no event, call or delay.'
  }
  return { paths, parts, covered, note: describe() }
}
