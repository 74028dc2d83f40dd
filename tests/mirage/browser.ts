import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import { startPersistentMock } from '#mirage/browser-mock.ts'
import { createMemory, origin, start } from './harness.ts'

/**
 * A browser with a database, a storage that all tabs share, a clock, and a `pagehide` event. Each tab has its own URL
 * and storage, and can reload. `reloads` counts the reloads that the mock requested.
 */
export function openBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const sessions = createMemory()
  const clock = { time: start }

  function openTab(path = '/') {
    const visits = createMemory()
    const state = { href: `${origin}${path}`, reloads: 0, messages: [] as string[] }
    let running: Awaited<ReturnType<typeof startPersistentMock>> | undefined
    const load = async () => {
      running?.stop()
      running = await startPersistentMock({
        address: { href: () => state.href, replace: href => void (state.href = href) },
        visits,
        sessions,
        computer: () => clock.time,
        reload: () => void (state.reloads += 1),
        onMessage: message => state.messages.push(message),
      })
      running.mock.switches.latency = 0
      return running
    }
    onTestFinished(() => running?.stop())
    return {
      state,
      visits,
      load,
      /** Navigates to a path of the same origin, as with the address bar. */
      visit: (to: string) => {
        state.href = `${origin}${to}`
        return load()
      },
    }
  }
  return { clock, sessions, openTab, page }
}
