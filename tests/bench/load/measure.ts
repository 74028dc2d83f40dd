import type { Browser } from '@playwright/test'
import type { Measured } from './judge.ts'
import { type Measure, type Speed, slowdowns, speeds } from './limits.ts'
import { inNewBrowser, openList } from './new-browser.ts'
import type { Sites } from './sites.ts'
import { type Times, visitList } from './visit.ts'

/** All times of everything that has a limit, of this many visits each. */
export async function measure(browser: Browser, sites: Sites, runCount: number): Promise<readonly Measured[]> {
  const all = new Map<string, { name: Measure; speed: Speed; times: number[]; floorTimes: number[] }>()
  const note = (name: Measure, speed: Speed, time: number, floorTime: readonly number[] = []) => {
    const key = `${name}, ${speed}`
    const known = all.get(key) ?? { name, speed, times: [], floorTimes: [] }
    known.times.push(time)
    known.floorTimes.push(...floorTime)
    all.set(key, known)
  }
  const opened = (site: 'product' | 'floor' | 'demo', slowdown: number, isSlowLine = false) =>
    inNewBrowser(browser, sites[site], { slowdown, isSlowLine }, page => openList(page, sites[site]))
  const visited = (site: 'product' | 'floor', slowdown: number) =>
    inNewBrowser(browser, sites[site], { slowdown }, page => visitList(page, sites[site]))

  // What the browser and the servers need for their first page is not in the figures.
  for (const site of ['floor', 'product', 'demo'] as const) await opened(site, 1)
  // In turn, so that a busy minute of the computer does not go to one of them.
  for (let run = 0; run < runCount; run += 1) {
    for (const speed of speeds) {
      const floor = await visited('floor', slowdowns[speed])
      const product = await visited('product', slowdowns[speed])
      for (const name of Object.keys(product) as Array<keyof Times>) note(name, speed, product[name], [floor[name]])
      note('first rows, demo', speed, await opened('demo', slowdowns[speed]))
    }
    note('first rows, slow line', '1x', await opened('product', 1, true))
  }
  return [...all.values()]
}
