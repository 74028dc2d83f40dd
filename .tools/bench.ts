// Measures what has to be fast, in Chromium, and prints it as tables: `npm run bench`, or one of them as in
// `npm run bench mock`. Fails when a limit is missed.
import { chromium } from '@playwright/test'
import { benchForm } from './bench/form.ts'
import { benchMock } from './bench/mock.ts'
import { findChromium } from './chromium.ts'

const benches = { form: benchForm, mock: benchMock }

const [only] = process.argv.slice(2)
const chosen = Object.entries(benches).filter(([name]) => only === undefined || name === only)
if (chosen.length === 0) {
  console.error(`There is nothing called ${only} to measure. There are: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
const browser = await chromium.launch(await findChromium())
try {
  for (const [, bench] of chosen) if (!(await bench(browser))) process.exitCode = 1
} finally {
  await browser.close()
}
