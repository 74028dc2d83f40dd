// The lists that the benchmarks open: 25 transactions in the product and in the baseline, from the same mock server.
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startApiServer } from '#tests/api-server/api-server.ts'
import { headerFiles } from '#tools/headers/plugin.ts'
import { inProject } from '#tools/root.ts'
import { type BenchEnvironment, openEnvironment, slowDown, type Visit, type Visitor } from './bench-environment.ts'

const username = 'naledi@umhlangametals.example'
export const listPath = '/business/transactions?pageSize=25'
const floorFolder = inProject('.cache/bench/floor')

/** List of 25 transactions in a build. `visitor` is the browser's initial state. */
export type List = { place: BenchEnvironment; url: string; visitor: Visitor }

/** Builds and serves the product and the baseline. */
export async function openLists(launchArgs: readonly string[] = []) {
  await build({
    configFile: false,
    root: inProject('tests/bench/floor'),
    logLevel: 'error',
    plugins: [react(), headerFiles(null)],
    build: { outDir: floorFolder, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  const floorServer = await startApiServer({ site: floorFolder })
  const place = await openEnvironment('product', launchArgs)
  const { server } = place
  if (!server) throw new Error('The product has no server')
  // If no last user is stored, the app first waits for the session check.
  const lastUser = `${server.mock.store.userNamed(username)?.id} verified business *`
  const cookies = [server.signInAs(username, 'verified', place.url)]
  const floorCookies = [floorServer.signInAs(username)]
  return {
    product: { place, url: place.url + listPath, visitor: { cookies, lastUser } },
    floor: { place, url: floorServer.url + listPath, visitor: { cookies: floorCookies } },
    close: () => Promise.all([place.close(), floorServer.close()]),
  }
}

/** Runs `work` on a page in a clean browser context, with the CPU slowed down by `rate`. */
export const visited = <Result>(list: List, rate: number, work: (visit: Visit, list: List) => Promise<Result>) =>
  list.place.visit(async visit => {
    await slowDown(visit, rate)
    return work(visit, list)
  }, list.visitor)

/** Opens a list. Returns the time from the start of the navigation to the frame that shows the rows, in ms. */
export async function openList({ page }: Visit, { url }: List): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  const { took } = await page.evaluate(() =>
    window.clock.time(
      () => 0,
      () => {
        const links = document.querySelectorAll('tbody th a')
        return links.length === 25 && links[0]?.checkVisibility() === true
      },
    ),
  )
  return took
}
