import 'fake-indexeddb/auto'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { onTestFinished, vi } from 'vitest'
import { type Environment, startEnvironment } from '#actors/environment.tsx'
import { App } from '#app/app.tsx'
import { watchMachines } from '#lab/product/watch-machines.ts'
import { startMockedScreens } from '#mirage/start.ts'
import '../render-app.tsx'

/** Loads the page once, like `src/main.tsx`. */
async function load(reload: () => void) {
  const { instrument, tab } = watchMachines()
  const { aids, now, realm, serial, onSignIn, prepare, stop } = await startMockedScreens({ reload, tabs: [tab] })
  const view = render(<p>Nothing yet</p>)
  let environment: Environment | undefined
  let count = 0
  const show = () => {
    environment?.session.stop()
    const address = new URL('/api', location.origin).href
    const cacheTimes = { firstRetry: 1 }
    environment = startEnvironment({ address, aids, instrument, now, realm, serial, prepare, cacheTimes })
    count += 1
    view.rerender(<App key={count} environment={environment} />)
  }
  show()
  onSignIn(() => act(show))
  return {
    leave() {
      window.dispatchEvent(new Event('pagehide'))
      view.unmount()
      environment?.session.stop()
      act(stop)
    },
  }
}

/**
 * Opens the demo build at a URL in its own browser. Responses are immediate unless the URL sets a latency. The mock can
 * reload the page.
 */
export async function openMockedBuild(address: string) {
  vi.stubGlobal('indexedDB', new IDBFactory())
  sessionStorage.clear()
  let page: Awaited<ReturnType<typeof load>> | undefined
  let loads = 0
  const reload = async () => {
    page?.leave()
    page = await load(() => void reload())
    loads += 1
  }
  const goTo = (next: string) => {
    const [path = '', search = ''] = next.split('?')
    const usual = search.includes('mock-latency') ? search : `${search}&mock-latency=0`
    history.replaceState(null, '', `${path}?${usual}`)
    return reload()
  }
  await goTo(address)
  onTestFinished(() => {
    page?.leave()
    history.replaceState(null, '', '/')
    sessionStorage.clear()
    vi.unstubAllGlobals()
  })
  return {
    user: userEvent.setup({ delay: null }),
    /** Opens another URL in the same tab. */
    goTo,
    reload,
    /** Runs `work` and waits until it has reloaded the page. */
    async untilLoadedAgain(work: () => Promise<void>) {
      const before = loads
      await work()
      await waitFor(() => {
        if (loads === before) throw new Error('The page was not loaded again')
      })
    },
  }
}

export type MockedBuild = Awaited<ReturnType<typeof openMockedBuild>>

/** Opens the mock panel with its button and waits for its contents. */
export async function openPanel({ user }: Pick<MockedBuild, 'user'>) {
  await user.click(screen.getByRole('button', { name: 'Mock panel' }))
  await screen.findByRole('tabpanel')
}

/** Makes a request fail with the controls in the open panel. */
export async function makeFail({ user }: Pick<MockedBuild, 'user'>, call: string, what: string, often: string) {
  await user.type(screen.getByRole('combobox', { name: 'Call' }), call)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Failure' }), what)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Frequency' }), often)
  await user.click(screen.getByRole('button', { name: 'Add failure' }))
}
