// Measures what has to be fast, in Chromium, and how much the tests of the machines notice, and prints it as tables:
// `npm run bench`, or one of them as in `npm run bench mock`. Fails when a limit is missed. `-- load --keep` keeps its figures for later runs
// to compare with, `--no-lighthouse` leaves Lighthouse out.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { benchExport } from './bench/export.ts'
import { benchForm } from './bench/form.ts'
import { benchImport } from './bench/import.ts'
import { benchLab } from './bench/lab.ts'
import { benchList } from './bench/list.ts'
import { benchLoad } from './bench/load.ts'
import { benchMemory } from './bench/memory.ts'
import { benchMock } from './bench/mock.ts'
import { benchMutants } from './bench/mutants.ts'
import { benchOverview } from './bench/overview.ts'
import { benchPalette } from './bench/palette.ts'
import { findChromium } from './chromium.ts'

const {
  positionals: [only],
  values: { keep, lighthouse },
} = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: { keep: { type: 'boolean', default: false }, lighthouse: { type: 'boolean', default: true } },
})

const inChromium = (bench: (browser: Browser) => Promise<boolean>) => async () => {
  const browser = await chromium.launch(await findChromium())
  try {
    return await bench(browser)
  } finally {
    await browser.close()
  }
}
const benches = {
  load: () => benchLoad({ isKept: keep, hasLighthouse: lighthouse }),
  list: benchList,
  form: inChromium(benchForm),
  memory: benchMemory,
  mock: inChromium(benchMock),
  lab: inChromium(benchLab),
  overview: inChromium(benchOverview),
  import: inChromium(benchImport),
  export: inChromium(benchExport),
  palette: inChromium(benchPalette),
  mutants: benchMutants,
}

const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) {
  console.error(`There is nothing called ${only} to measure. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
for (const [, bench] of chosen) if (!(await bench())) process.exitCode = 1
