import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '#tools/chromium.ts'
import type { ApiServer } from '../../api-server/api-server.ts'
import { appOrigin, resolverArgument } from '../../api-server/same-origin.ts'
import { speed, speedUpTime } from '../fast-time.ts'

export const owner = 'naledi@umhlangametals.example'
export const stranger = 'sipho@umhlangametals.example'

type Running = { process: ChildProcess; browser: Browser; context: BrowserContext }

/** Starts Chromium on a folder with its data, and connects to it. */
async function startBrowser(folder: string, server: ApiServer, begun: number): Promise<Running> {
  const { executablePath, args, env } = await findChromium()
  const flags = [
    `--user-data-dir=${folder}`,
    '--headless',
    '--window-size=1440,900',
    '--remote-debugging-port=0',
    resolverArgument(server),
  ]
  const browserProcess = spawn(executablePath, [...args, ...flags, 'about:blank'], {
    env,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const browser = await chromium.connectOverCDP(await addressOf(browserProcess))
  const [context] = browser.contexts()
  if (!context) throw new Error('Chromium has no context')
  context.setDefaultTimeout(20_000)
  await context.addInitScript(speedUpTime, { begun, speed })
  return { process: browserProcess, browser, context }
}

/** Returns the address for tools, which Chromium writes when it is ready. */
function addressOf(browserProcess: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let output = ''
  browserProcess.stderr?.on('data', chunk => {
    output += String(chunk)
    const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? []
    if (address) resolve(address)
  })
  browserProcess.once('exit', () => reject(new Error(`Chromium did not start: ${output}`)))
  return promise
}

/** Kills Chromium with all its processes. */
async function killBrowser({ process: browserProcess }: Running) {
  if (browserProcess.exitCode !== null || browserProcess.pid === undefined) return
  const ended = once(browserProcess, 'exit')
  process.kill(-browserProcess.pid, 'SIGKILL')
  await ended
}

/**
 * A browser that keeps its data when it is killed. Its user works offline. Its time runs ten times as fast, from `begun` in
 * ms since 1970.
 */
export async function openDevice(server: ApiServer, begun: number) {
  const folder = await mkdtemp(join(tmpdir(), 'threereco-device-'))
  let running = await startBrowser(folder, server, begun)
  let page: Page

  const userIdOf = (username: string) => server.mock.store.userNamed(username)?.id ?? ''
  const signInAs = (username: string) => running.context.addCookies([server.signInAs(username, 'verified', appOrigin)])
  const open = async (path: string) => {
    page = await running.context.newPage()
    // Without a listener, a form with changes would stay open when the page reloads.
    page.on('dialog', dialog => void dialog.accept())
    await page.goto(appOrigin + path)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
    return page
  }

  await running.context.addInitScript(
    marker => {
      if (location.protocol === 'http:') localStorage.setItem('threereco.offline', marker)
    },
    JSON.stringify({ userId: userIdOf(owner), since: Date.now(), confirmedAt: Date.now() }),
  )
  await signInAs(owner)
  page = await open('/business/transactions/create')

  return {
    server,
    page: () => page,
    context: () => running.context,
    signInAs,
    open,
    /** Fills in a transaction. Its weight identifies it. */
    async fillIn(weight: number) {
      const choice = page.getByRole('combobox', { name: 'Buyer' })
      await choice.fill('kasi')
      await page.getByRole('option').first().click()
      const material = page.getByLabel('Add a material')
      await material.fill('Copper wire')
      await page.getByRole('option', { name: /^Copper wire/ }).click()
      await page.getByRole('spinbutton', { name: 'Weight in kg of Copper wire' }).fill(`${weight}`)
      await page.getByRole('spinbutton', { name: 'Value in rand of Copper wire' }).fill('320')
    },
    goOffline: () => running.context.setOffline(true),
    goOnline: () => running.context.setOffline(false),
    async save() {
      await page.getByRole('button', { name: 'Save on this device' }).click()
      // The list follows. Its toast might be over before this tool sees it, because time is fast.
      await page.waitForURL(url => url.pathname === '/business/transactions')
    },
    /** Returns the stored entries of all users, read from the database. */
    stored: (): Promise<Array<{ id: string; isTried: boolean; refusal: unknown }>> =>
      page.evaluate(async () => {
        const request = indexedDB.open('threereco.device')
        await new Promise((resolve, reject) => {
          request.addEventListener('success', resolve)
          request.addEventListener('error', reject)
        })
        const database = request.result
        if (!database.objectStoreNames.contains('outbox')) return []
        const all = database.transaction('outbox').objectStore('outbox').getAll()
        await new Promise(resolve => all.addEventListener('success', resolve))
        database.close()
        return all.result as Array<{ id: string; isTried: boolean; refusal: unknown }>
      }),
    /** Deletes all databases of the app, as a browser does if the disk is almost full. */
    async removeStorage() {
      const tools = await running.context.newCDPSession(page)
      await tools.send('Storage.clearDataForOrigin', { origin: appOrigin, storageTypes: 'indexeddb' })
    },
    /** Closes all tabs of the app. The first, blank tab keeps the browser running. */
    async closeTabs() {
      const tools = await running.browser.newBrowserCDPSession()
      const tabs = async () => {
        const { targetInfos } = await tools.send('Target.getTargets')
        return targetInfos.filter(({ type, url }) => type === 'page' && url.startsWith(appOrigin))
      }
      // Repeated, because the browser can ignore the request while a tab loads.
      for (let left = await tabs(); left.length > 0; left = await tabs()) {
        // A tab that has just closed rejects the request, and is missing from the next list.
        await Promise.allSettled(left.map(({ targetId }) => tools.send('Target.closeTarget', { targetId })))
        await wait(100)
      }
      await tools.detach()
    },
    /** Kills the browser without notice, and starts it again. */
    async kill() {
      await killBrowser(running)
      running = await startBrowser(folder, server, begun)
    },
    async close() {
      await killBrowser(running)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
export type Device = Awaited<ReturnType<typeof openDevice>>
