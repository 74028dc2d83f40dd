// Measures how soon what people want is on the screen: the product, the demo, and a floor of the same rows without anything
// else. Each visit is that of a new browser; the times go from what a person does to the frame that shows what they want.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import { inProject } from '#tools/root.ts'
import { wayHome } from '../api-server/one-origin.ts'
import { takeFilmstrip } from './load/filmstrip.ts'
import { judge } from './load/judge.ts'
import { keep, readKept } from './load/kept.ts'
import { scoresOf } from './load/lighthouse.ts'
import { speeds } from './load/limits.ts'
import { measure } from './load/measure.ts'
import { isGoodEnough, scoresTable } from './load/scores.ts'
import { openSites } from './load/sites.ts'
import { sentencesOf, tableOf } from './load/table.ts'

const runCount = 5
const reports = '.cache/reports'

export type LoadOptions = {
  /** Whether later runs compare with this one. */
  isKept: boolean
  hasLighthouse: boolean
}

async function measureAll(hasLighthouse: boolean) {
  const sites = await openSites()
  const found = await findChromium()
  const browser = await chromium.launch({ ...found, args: [...found.args, wayHome(sites.server)] })
  const version = browser.version()
  try {
    const measured = await measure(browser, sites, runCount)
    await takeFilmstrip(browser, sites.product, inProject(reports, 'filmstrip'))
    return { version, measured, scores: hasLighthouse ? await scoresOf(sites) : [] }
  } finally {
    await browser.close()
    await sites.close()
  }
}

/** Prints tables, writes `.cache/reports/load.json` and a filmstrip. False when anything misses its limit. */
export async function benchLoad({ isKept, hasLighthouse }: LoadOptions): Promise<boolean> {
  const [load = 0] = loadavg()
  const { version, measured, scores } = await measureAll(hasLighthouse)

  const kept = readKept()
  const judged = measured.map(each => judge(each, kept.figures))
  const processor = `${cpus().length} × ${cpus()[0]?.model.trim()}`
  const of = `${new Date().toISOString().slice(0, 10)}, Chromium ${version}, ${processor}, load ${load.toFixed(1)}`
  mkdirSync(inProject(reports), { recursive: true })
  writeFileSync(
    inProject(reports, 'load.json'),
    `${JSON.stringify({ of, load, judged, measured, scores, kept }, null, 2)}\n`,
  )
  if (isKept) keep(of, measured)

  console.log(
    `Of what people do, the ms to the frame that shows it: medians of ${runCount} visits, each of a new browser.`,
  )
  console.log(`This run: ${of}.\nKept:     ${kept.of}.\n`)
  for (const speed of speeds) console.log(`${tableOf(speed, judged).join('\n')}\n`)
  if (scores.length > 0) console.log(`${scoresTable(scores).join('\n')}\n`)
  console.log(sentencesOf(judged).join('\n'))
  if (load > cpus().length / 2)
    console.log(`The computer was busy when this began (load ${load.toFixed(1)}): measure again.`)
  console.log(`The first second of the list on the slow line is in ${reports}/filmstrip.\n`)
  return (
    judged.every(({ isOverLimit, isFarFromFloor }) => !isOverLimit && !isFarFromFloor) && scores.every(isGoodEnough)
  )
}
