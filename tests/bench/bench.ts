// Runs the benchmarks in Chromium and the mutation tests of the machines, and prints tables. `npm run bench` runs all,
// `npm run bench -- mock` only one. Fails if a value exceeds its limit. `--no-lighthouse` skips Lighthouse.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { inProject } from '#tools/root.ts'
import { type Bench, openEnvironment } from './bench-environment.ts'
import { mock } from './data.ts'
import { demoBenches } from './demo.ts'
import { filters } from './filters.ts'
import { form } from './form.ts'
import { judge, type Measured, reportOf } from './judge.ts'
import { benchLoad } from './load.ts'
import { benchMutants } from './mutants.ts'

const {
  positionals: [only],
  values: { lighthouse },
} = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { lighthouse: { type: 'boolean', default: true } },
})

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
  const judged = all.map(judge)
  const of = `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.toFixed(1)}`
  mkdirSync(inProject('.cache/reports'), { recursive: true })
  writeFileSync(
    inProject('.cache/reports', `${name}.json`),
    `${JSON.stringify({ of, judged, measured: all }, null, 2)}\n`,
  )
  console.log(`\n${about}\nThis run: ${of}.\n`)
  console.log(reportOf(judged).join('\n'))
  if (load > cpus().length / 2) console.log('The computer was busy when this began: measure again.')
  return judged.every(({ isOver }) => !isOver)
}

const benches: Readonly<Record<string, () => Promise<boolean>>> = {
  load: () => report('load', 'Times from user actions to the frame with the result', () => benchLoad(lighthouse)),
  filters: () => report('filters', filters.about, measured('product', filters)),
  ...Object.fromEntries(
    Object.entries({ form, ...demoBenches, mock }).map(([name, bench]) => [
      name,
      () => report(name, bench.about, measured('demo', bench)),
    ]),
  ),
  mutants: benchMutants,
}

const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) {
  console.error(`There is nothing called ${only} to measure. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [, bench] of chosen) if (!(await bench())) process.exitCode = 1
