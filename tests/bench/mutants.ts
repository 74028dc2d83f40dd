// Counts mutants that no test of a machine detects. Each mutant lacks one transition or inverts one guard of the
// machine. Mutants exist only at run time; files stay unchanged. A mutant that passes the stored paths is then run
// against the hand-written tests.
import { basename } from 'node:path'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { allExamples } from '#tools/all-examples.ts'
import { mutantsOf } from './mutants/mutations.ts'
import { detectedByPaths } from './mutants/path-detection.ts'
import { detectedByTests } from './mutants/test-detection.ts'

/** Maximum percentage of surviving mutants. */
const limit = 5
/** Number of mutants tested in parallel. */
const atOnce = 2

type Counted = { id: string; mutants: number; byPaths: number; byTests: number; survivors: readonly string[] }

/** Returns the mutants that `noticed` does not detect. */
async function findUndetected(mutants: readonly string[], noticed: (mutant: string) => Promise<boolean>) {
  const left = [...mutants]
  const survivors = new Set<string>()
  const work = async () => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) {
      if (!(await noticed(mutant))) survivors.add(mutant)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return mutants.filter(mutant => survivors.has(mutant))
}

async function count(file: string, example: AnyExample): Promise<Counted> {
  const { machine } = example
  const mutants = mutantsOf(machine, example.unreachable)
  const left = await findUndetected(mutants, await detectedByPaths(example))
  const folder = basename(file, '.example.ts')
  const survivors = left.length > 0 ? await findUndetected(left, await detectedByTests(machine.id, folder)) : []
  return {
    id: machine.id,
    mutants: mutants.length,
    byPaths: mutants.length - left.length,
    byTests: left.length - survivors.length,
    survivors,
  }
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(0)} s`
const line = (name: string, cells: readonly (string | number)[]) =>
  console.log(name.padEnd(14) + cells.map(cell => String(cell).padStart(14)).join(''))

/** Runs all mutants and prints a table. Resolves with false if more than the limit survive. */
export async function benchMutants(): Promise<boolean> {
  console.log('Each transition dropped and each guard inverted, one at a time: who notices?\n')
  line('machine', ['mutants', 'by the paths', 'by hand', 'survive', 'time'])
  const all: Counted[] = []
  const began = performance.now()
  for (const { file, example } of await allExamples()) {
    const start = performance.now()
    const one = await count(file, example)
    line(one.id, [one.mutants, one.byPaths, one.byTests, one.survivors.length, secondsSince(start)])
    for (const survivor of one.survivors) console.log(`  ${survivor}`)
    all.push(one)
  }
  const sum = (of: (one: Counted) => number) => all.reduce((total, one) => total + of(one), 0)
  const [mutants, survivors] = [sum(one => one.mutants), sum(one => one.survivors.length)]
  line('all', [mutants, sum(one => one.byPaths), sum(one => one.byTests), survivors, secondsSince(began)])
  const share = (100 * survivors) / mutants
  console.log(`\n${share.toFixed(1)} % survive; at most ${limit} % may.\n`)
  return share <= limit
}
