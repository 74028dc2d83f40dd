// Measures what has to be fast, in Chromium, and how much the tests of the machines notice, and prints it as tables:
// `npm run bench`, or one of them as in `npm run bench mock`. Fails when a limit is missed. `-- load --keep` keeps its figures for later runs
// to compare with, `--no-lighthouse` leaves Lighthouse out.
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { benchExport } from './export.ts'
import { benchForm } from './form.ts'
import { benchImport } from './import.ts'
import { benchLab } from './lab.ts'
import { benchList } from './list.ts'
import { benchLoad } from './load.ts'
import { benchMemory } from './memory.ts'
import { benchMock } from './mock.ts'
import { benchMutants } from './mutants.ts'
import { benchOverview } from './overview.ts'
import { benchPalette } from './palette.ts'

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
