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
async function openPage() {
  const { registration, control } = stubServiceWorkers()
  control(new FakeWorker())
  render(<Toaster />)
  const work = { isUnsaved: false }
  const reload = vi.fn<() => void>()
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  await offerNewVersion({ isUnsaved: () => work.isUnsaved, reload }, leaving.signal)
  return { registration, control, work, reload, leave: () => leaving.abort(), user: userEvent.setup({ delay: null }) }
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
