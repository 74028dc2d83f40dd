import type { AnyMachineSnapshot } from 'xstate'
import { replay } from '#lab/run/replay.ts'
import type { Course, RunStep } from '#lab/run/steps.ts'
import type { AnyExample } from '#machines/example.ts'
import { type Move, movesOf } from './moves.ts'
import { type MachineParts, partsOf } from './parts.ts'
import { takenParts } from './taken.ts'
import { placeOf } from './whereabouts.ts'

/** A course, and the states to which it leads. */
export type Path = Course & { value: unknown }

export type Paths = {
  /** The fewest found that take everything that can be taken; none is the beginning of another. */
  paths: readonly Path[]
  parts: MachineParts
  /** The parts that the paths take. */
  taken: ReadonlySet<string>
}

/** A move that was not tried yet. Its place is a new one, or known from other courses. */
type Attempt = { course: Course; move: Move; isNew: boolean }

const isBeginning = (path: Path, other: Path) =>
  path !== other &&
  path.input === other.input &&
  JSON.stringify(other.steps.slice(0, path.steps.length)) === JSON.stringify(path.steps)

/**
 * Finds paths that take every state, every transition and both outcomes of every guard of a machine: it runs the machine of
 * an example on fakes, and goes on from each place. A move that takes what was not taken yet comes first, then the shortest
 * way to a new place. A place is gone on from again, with another context, only when no new one is left, as for a guard
 * that counts. The search ends when everything is taken that the example does not call unreachable, or after so many `runs`.
 */
export async function findPaths(example: AnyExample, { runs: limit = 2000 } = {}): Promise<Paths> {
  const machine = example.machine({ gate: () => new Promise(() => {}) })
  const parts = partsOf(machine)
  const explained = new Set(Object.keys(example.unreachable ?? {}))
  const wanted = [...parts.states, ...parts.transitions, ...parts.outcomes].filter(part => !explained.has(part))
  const watch = takenParts()
  const taken = watch.of(machine.id)
  const places = new Set<string>()
  const found: Path[] = []
  const [promising, fresh, again]: [Attempt[], Attempt[], Attempt[]] = [[], [], []]
  let runs = 0

  async function go(input: string, steps: readonly RunStep[]) {
    runs += 1
    const before = taken.size
    const course = { machine: machine.id, input, steps }
    const run = await replay(example, course, { inspect: watch.inspect })
    const { value }: AnyMachineSnapshot = run.actor.getSnapshot()
    if (taken.size > before) found.push({ ...course, value })
    const { place, exact } = placeOf(run, example, input)
    const isNew = steps.length === 0 || !places.has(place)
    if (!places.has(exact)) for (const move of movesOf(run, example)) add({ course, move, isNew })
    places.add(place).add(exact)
    run.actor.stop()
  }

  const isPromising = ({ move }: Attempt) => move.takes.some(part => !taken.has(part))
  const add = (attempt: Attempt) => {
    if (isPromising(attempt)) promising.push(attempt)
    else if (!attempt.move.isRefused) (attempt.isNew ? fresh : again).push(attempt)
  }
  /** The attempt that is made next; undefined when none is left that may lead on. */
  function next(): Attempt | undefined {
    for (let attempt = promising.shift(); attempt; attempt = promising.shift()) {
      if (isPromising(attempt)) return attempt
      add(attempt)
    }
    return fresh.shift() ?? again.shift()
  }

  for (const input of Object.keys(example.inputs)) await go(input, [])
  while (runs < limit && wanted.some(part => !taken.has(part))) {
    const attempt = next()
    if (!attempt) break
    await go(attempt.course.input, [...attempt.course.steps, attempt.move.step])
  }
  return { paths: found.filter(path => !found.some(other => isBeginning(path, other))), parts, taken }
}
