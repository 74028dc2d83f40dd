import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { offerNewVersion } from '#app/offline/offer-new-version.ts'
import { renderApp } from '#tests/features/render-app.tsx'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { FakeWorker, stubServiceWorkers } from './fake-service-worker.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  return () => vi.useRealTimers()
})

const poll = () =>
  act(() => {
    vi.advanceTimersByTime(1000)
  })
const notice = () => screen.queryByText('New version available')
const isShown = async () => expect(await screen.findByText('New version available')).toBeVisible()
const isGone = () => waitFor(() => expect(notice()).toBeNull())

/** Opens a page. The test controls its unsaved work. */
async function openPage({ isStored, isControlled } = { isStored: true, isControlled: true }) {
  const { registration, control, setRegistered } = stubServiceWorkers()
  setRegistered(isControlled)
  if (isControlled) control(new FakeWorker())
  render(<Toaster />)
  const work = { isUnsaved: false }
  const reload = vi.fn<() => void>()
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  await offerNewVersion({ isStored: () => isStored, isUnsaved: () => work.isUnsaved, reload }, leaving.signal)
  return {
    registration,
    control,
    setRegistered,
    work,
    reload,
    leave: () => leaving.abort(),
    user: userEvent.setup({ delay: null }),
  }
}

const accept = (user: Awaited<ReturnType<typeof openPage>>['user']) =>
  user.click(screen.getByRole('button', { name: 'Reload' }))

test('shows a notice for a waiting version, and reloads once the version has taken over', async () => {
  const { registration, reload, user } = await openPage()
  poll()
  expect(notice()).toBeNull()
  const waiting = new FakeWorker()
  registration.waiting = waiting
  poll()
  await isShown()

  await accept(user)
  expect(waiting.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }, []]])
  waiting.become('activating')
  expect(reload).not.toHaveBeenCalled()
  waiting.become('activated')
  expect(reload).toHaveBeenCalledOnce()
  await isGone()
  poll()
  expect(notice()).toBeNull()
})

test('reloads if an even newer version replaces the waiting one', async () => {
  const { registration, reload, user } = await openPage()
  const waiting = new FakeWorker()
  registration.waiting = waiting
  poll()
  await isShown()
  await accept(user)
  waiting.become('redundant')
  expect(reload).toHaveBeenCalledOnce()
})

test('hides the notice during unsaved work, and ignores a press just before', async () => {
  const { registration, work, reload, user } = await openPage()
  const waiting = new FakeWorker()
  registration.waiting = waiting
  work.isUnsaved = true
  poll()
  expect(notice()).toBeNull()
  work.isUnsaved = false
  poll()
  await isShown()
  work.isUnsaved = true
  poll()
  await isGone()

  work.isUnsaved = false
  poll()
  await isShown()
  work.isUnsaved = true
  await accept(user)
  expect(waiting.postMessage).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  await isGone()
  work.isUnsaved = false
  poll()
  await isShown()
})

test('stays away after the user closes the notice, until the next unsaved work ends', async () => {
  const { registration, work, user } = await openPage()
  registration.waiting = new FakeWorker()
  poll()
  await isShown()
  await user.click(screen.getByRole('button', { name: 'Close toast' }))
  await isGone()
  poll()
  expect(notice()).toBeNull()
  work.isUnsaved = true
  poll()
  work.isUnsaved = false
  poll()
  await isShown()
})

test('offers a reload after another tab has started the new version', async () => {
  const { control, reload, user } = await openPage()
  control(new FakeWorker())
  poll()
  await isShown()
  await accept(user)
  expect(reload).toHaveBeenCalledOnce()
})

test('ignores a worker for another language', async () => {
  const { control } = await openPage()
  control(new FakeWorker('fr'))
  poll()
  expect(notice()).toBeNull()
})

test('checks on focus and every hour while the page is visible, at most once an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { registration, leave } = await openPage()
  const hour = 3_600_000
  const checksAfter = async (time: number) => {
    await act(async () => {
      vi.advanceTimersByTime(time)
    })
    await act(async () => void window.dispatchEvent(new Event('focus')))
    return registration.update.mock.calls.length
  }
  expect(await checksAfter(hour - 1000)).toBe(0)
  expect(await checksAfter(1000)).toBe(1)
  registration.update.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await checksAfter(2 * hour)).toBe(3)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(await checksAfter(2 * hour)).toBe(3)
  visibility.mockRestore()
  leave()
  expect(await checksAfter(2 * hour)).toBe(3)
})

/** Lets the host serve a page. Returns the addresses of the requests. */
function servePage(page: string) {
  const request = vi.fn<(address: string) => Promise<Response>>(async () => new Response(page))
  vi.stubGlobal('fetch', request)
  onTestFinished(() => void vi.unstubAllGlobals())
  return request
}

/** Adds the preload of the page's entry file until the test ends. */
function preloadEntry(name: string) {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/assets/en/${name}` })
  document.head.append(link)
  onTestFinished(() => link.remove())
}

test('without stored files, compares the page with the page on the host', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  preloadEntry('index-older.js')
  const request = servePage('<script>("assets/index-older.js")</script>')
  const { reload, user } = await openPage({ isStored: false, isControlled: false })
  expect(request).not.toHaveBeenCalled()
  const passHour = async () => {
    await act(async () => {
      vi.advanceTimersByTime(3_600_000)
    })
    poll()
  }
  await passHour()
  expect(request.mock.calls).toEqual([['/?check', { cache: 'no-cache' }]])
  expect(notice()).toBeNull()
  request.mockResolvedValueOnce(new Response('Bad gateway', { status: 502 }))
  await passHour()
  expect(notice()).toBeNull()
  request.mockResolvedValueOnce(new Response('<script>("assets/index-newer.js")</script>'))
  await passHour()
  await isShown()
  await accept(user)
  expect(reload).toHaveBeenCalledOnce()
})

test('follows the service worker once the user works offline', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const request = servePage('')
  const { registration, control, setRegistered } = await openPage({ isStored: false, isControlled: false })
  setRegistered(true)
  control(new FakeWorker())
  registration.update.mockImplementationOnce(async () => {
    registration.waiting = new FakeWorker()
  })
  await act(async () => {
    vi.advanceTimersByTime(3_600_000)
  })
  poll()
  await isShown()
  expect(request).not.toHaveBeenCalled()
})

test('checks again after the host could not be reached', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  preloadEntry('index-older.js')
  const request = servePage('<script>("assets/index-newer.js")</script>')
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('caches', { keys: async () => [] })
  await openPage({ isStored: false, isControlled: true })
  expect(request).toHaveBeenCalledOnce()
  await act(async () => {
    vi.advanceTimersByTime(3_600_000)
  })
  poll()
  await isShown()
})

test('keeps stored files while offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { registration } = await openPage({ isStored: false, isControlled: true })
  expect(registration.unregister).not.toHaveBeenCalled()
})

test('deletes stored files without a need, and looks for a newer version at once', async () => {
  preloadEntry('index-older.js')
  const request = servePage('<script>("assets/index-newer.js")</script>')
  vi.stubGlobal('caches', { keys: async () => [] })
  const { registration } = await openPage({ isStored: false, isControlled: true })
  expect(registration.unregister).toHaveBeenCalledOnce()
  expect(request).toHaveBeenCalledOnce()
  await isShown()
})

test('stops when the user leaves the frame', async () => {
  const { registration, leave } = await openPage()
  leave()
  registration.waiting = new FakeWorker()
  poll()
  expect(notice()).toBeNull()
})

test('waits in the app until a form has no unsaved changes', async () => {
  const { registration } = stubServiceWorkers()
  registration.waiting = new FakeWorker()
  // The installed app has a service worker, even in tabs.
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    media => Object.assign(new EventTarget(), { media, matches: media.includes('standalone') }) as MediaQueryList,
  )
  const { user } = renderApp({ as: 'lindiwe@threereco.example', path: '/admin/materials/create' })
  await isShown()
  const name = screen.getByRole('textbox', { name: 'Name' })
  await user.type(name, 'Copper turnings')
  poll()
  await isGone()
  await user.clear(name)
  poll()
  expect(await screen.findByText('New version available')).toBeVisible()
})
