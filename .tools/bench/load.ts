// Measures how soon what people want is on the screen: the product and the demo, and a floor of the same rows without
// anything else. Every visit is that of a new browser; the times go from what a person does to the frame that shows it.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { chromium } from '@playwright/test'
import { findChromium } from '../chromium.ts'
import { wayHome } from '../one-origin.ts'
import { inProject } from '../root.ts'
import { judge, type Kept, keptOf, type Measured } from './load/judge.ts'
import { type Measure, type Speed, slowdowns, speeds } from './load/limits.ts'
import { openSites } from './load/sites.ts'
import { sentencesOf, tableOf } from './load/table.ts'
import { inNewBrowser, openList, type Times, visitList } from './load/visit.ts'

const runCount = 5
const keptFile = inProject('.tools/bench/load.kept.json')
const reports = inProject('.cache/reports')

export type LoadOptions = {
  /** Whether the next run compares with this one. */
  keep: boolean
}

/** The figures that were kept, and of which run. */
type KeptRun = { of: string; figures: Kept }

const readKept = (): KeptRun =>
  existsSync(keptFile) ? (JSON.parse(readFileSync(keptFile, 'utf8')) as KeptRun) : { of: 'no run', figures: {} }

const write = (file: string, content: object) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

async function measure(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  sites: Awaited<ReturnType<typeof openSites>>,
) {
  const measured = new Map<string, { name: Measure; speed: Speed; times: number[]; floorTimes?: number[] }>()
  const of = (name: Measure, speed: Speed) => {
    const key = `${name} ${speed}`
    const known = measured.get(key) ?? { name, speed, times: [] }
    measured.set(key, known)
    return known
  }
  const opened = (site: keyof typeof sites & ('product' | 'demo' | 'floor'), slowdown: number, isSlowLine = false) =>
    inNewBrowser(browser, sites[site], { slowdown, isSlowLine }, page => openList(page, sites[site]))
  const visited = (site: 'product' | 'floor', slowdown: number) =>
    inNewBrowser(browser, sites[site], { slowdown }, page => visitList(page, sites[site]))

  // What the browser itself needs for its first page is not in the figures.
  for (const site of ['floor', 'product', 'demo'] as const) await opened(site, 1)
  // In turn, so that a busy minute of the computer does not go to one of them.
  for (let run = 0; run < runCount; run += 1) {
    for (const speed of speeds) {
      const floor = await visited('floor', slowdowns[speed])
      const product = await visited('product', slowdowns[speed])
      for (const [name, time] of Object.entries(product) as [keyof Times, number][]) {
        const row = of(name, speed)
        row.times.push(time)
        row.floorTimes = [...(row.floorTimes ?? []), floor[name]]
      }
      of('first rows, demo', speed).times.push(await opened('demo', slowdowns[speed]))
    }
    of('first rows, slow line', '1x').times.push(await opened('product', 1, true))
  }
  return [...measured.values()]
}

/** Prints the tables, and writes `.cache/reports/load.json`. False when a median misses a limit. */
export async function benchLoad({ keep }: LoadOptions): Promise<boolean> {
  const sites = await openSites()
  const found = await findChromium()
  const browser = await chromium.launch({ ...found, args: [...found.args, wayHome(sites.server)] })
  const [processor] = cpus()
  const machine = `Chromium ${browser.version()}, ${cpus().length} × ${processor?.model.trim()}`
  let measured: readonly Measured[]
  try {
    measured = await measure(browser, sites)
  } finally {
    await browser.close()
    await sites.close()
  }

  const kept = readKept()
  const judged = measured.map(each => judge(each, kept.figures))
  const of = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${machine}`
  mkdirSync(reports, { recursive: true })
  write(`${reports}/load.json`, { of, measured, judged, kept })
  if (keep) write(keptFile, { of, figures: keptOf(measured) } satisfies KeptRun)

  console.log(
    `From what a person does to the frame that shows it, in ms: medians of ${runCount} visits of a new browser.`,
  )
  console.log(`${of}; kept: ${kept.of}.\n`)
  for (const speed of speeds) console.log(`${tableOf(speed, judged).join('\n')}\n`)
  console.log(`${sentencesOf(judged).join('\n')}\n`)
  return judged.every(({ isOverLimit, isFarFromFloor }) => !isOverLimit && !isFarFromFloor)
}
