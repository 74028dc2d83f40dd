// Runs the benchmarks in Chromium and the mutation tests of the machines, and prints tables. `npm run bench` runs all,
// `npm run bench -- mock` only one. Fails if a value exceeds its limit. `--keep` stores the values for later
// comparisons; `--no-lighthouse` skips Lighthouse.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { inProject } from '#tools/root.ts'
import { type Bench, openEnvironment } from './bench-environment.ts'
import { dataBenches } from './data.ts'
import { demoBenches } from './demo.ts'
import { filters } from './filters.ts'
import { form } from './form.ts'
import { judge, type Measured, mergedRun, reportOf, type StoredRun } from './judge.ts'
import { benchLoad } from './load.ts'
import { benchMainThread } from './main-thread.ts'
import { benchMutants } from './mutants.ts'
import { productBenches } from './product.ts'

const {
  positionals: [only],
  values: { keep, lighthouse },
} = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { keep: { type: 'boolean', default: false }, lighthouse: { type: 'boolean', default: true } },
})
const runFile = inProject('tests/bench/stored-run.json')

const measured =
  (what: 'product' | 'demo', { runs: count, limits, scenario, run }: Bench) =>
  async (): Promise<Measured[]> => {
    const place = await openEnvironment(what, [], scenario)
    const runs: Array<Readonly<Record<string, number>>> = []
    try {
      while (runs.length < count) runs.push(await run(place))
    } finally {
      await place.close()
    }
    return Object.entries(limits).map(([name, limit]) => ({
      name,
      limit,
      values: runs.map(values => values[name] ?? Number.NaN),
    }))
  }

async function report(name: string, about: string, measure: () => Promise<readonly Measured[]>): Promise<boolean> {
  const [load = 0] = loadavg()
  const all = await measure()
  const stored: StoredRun = existsSync(runFile)
    ? JSON.parse(readFileSync(runFile, 'utf8'))
    : { of: 'no run', medians: {} }
  const judged = all.map(each => judge(each, stored.medians))
  const of = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.toFixed(1)}`
  mkdirSync(inProject('.cache/reports'), { recursive: true })
  writeFileSync(
    inProject('.cache/reports', `${name}.json`),
    `${JSON.stringify({ of, judged, measured: all }, null, 2)}\n`,
  )
  if (keep) writeFileSync(runFile, `${JSON.stringify(mergedRun(of, judged, stored), null, 2)}\n`)
  console.log(`\n${about}\nThis run: ${of}. Stored: ${stored.of}.\n`)
  console.log(reportOf(judged).join('\n'))
  if (load > cpus().length / 2) console.log('The computer was busy when this began: measure again.')
  return judged.every(({ isOver }) => !isOver)
}

const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  load: () => report('load', 'Times from user actions to the frame with the result', () => benchLoad(lighthouse)),
  'main-thread': () => report('main-thread', 'Work of the main thread until the first rows, in ms', benchMainThread),
  ...Object.fromEntries(
    [
      ...Object.entries({ ...productBenches, filters }).map(([name, bench]) => ({
        name,
        bench,
        what: 'product' as const,
      })),
      ...Object.entries({ form, ...demoBenches, ...dataBenches }).map(([name, bench]) => ({
        name,
        bench,
        what: 'demo' as const,
      })),
    ].map(({ name, bench, what }) => [name, () => report(name, bench.about, measured(what, bench))]),
  ),
  mutants: benchMutants,
}

const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) {
  console.error(`There is nothing called ${only} to measure. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [, bench] of chosen) if (!(await bench())) process.exitCode = 1
