import type { Browser as Started } from '@playwright/test'
import { command } from '#tools/command.ts'
import { type Site, serve } from '#tools/serve.ts'
import { ms, quantile, row } from './figures.ts'

/** Builds the demo, and serves it. */
export async function serveDemo(): Promise<Site> {
  const built = await command('node', ['.tools/build.ts', 'demo'])
  if (!built.succeeded) throw new Error(built.output)
  return serve('dist/demo')
}

/** Measurements of the demo by their names: what each is about, and the limit of its median, in ms, where it has one. */
export type Measurements<Name extends string> = {
  title: string
  runCount: number
  limits: Readonly<Record<Name, number | null>>
  about: Readonly<Record<Name, string>>
  /** One run of all, in ms. */
  run: (browser: Started, url: string) => Promise<Record<Name, number>>
}

/** Prints a table. False when the median of a measurement misses its limit. */
export async function benchDemo<Name extends string>(
  browser: Started,
  { title, runCount, limits, about, run }: Measurements<Name>,
): Promise<boolean> {
  const site = await serveDemo()
  const runs: Record<Name, number>[] = []
  for (let count = 0; count < runCount; count += 1) runs.push(await run(browser, site.url))
  await site.close()
  console.log(`\n${title}`)
  console.log(''.padEnd(34) + row(['median', 'slowest', 'limit']))
  let isWithin = true
  for (const name of Object.keys(limits) as Name[]) {
    const times = runs.map(one => one[name])
    const [median, limit] = [quantile(times, 0.5), limits[name]]
    const isOver = limit !== null && !(median <= limit)
    if (isOver) isWithin = false
    const cells = [ms(median), ms(quantile(times, 1)), limit === null ? '' : `${isOver ? '✗ ' : ''}${ms(limit)}`]
    console.log(about[name].padEnd(34) + row(cells))
  }
  return isWithin
}
