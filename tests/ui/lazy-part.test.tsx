import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Toaster } from '#ui/feedback/toaster.tsx'
import { type LazyPart, lazyPart, preloadParts, usePart } from '#ui/lazy-part.ts'

const Dialog = () => <p>The dialog</p>

function Opener({ lazy, isWanted = false }: { lazy: LazyPart<typeof Dialog>; isWanted?: boolean }) {
  const { part: Part, want } = usePart(lazy, isWanted)
  return (
    <>
      <button type="button" onClick={() => want(() => undefined)}>
        Open
      </button>
      {Part ? <Part /> : null}
    </>
  )
}

const missing = 'Could not load a part of the app'

/** Returns a part that fails to load at first, and its load function. */
function failingPart(failures: number) {
  const load = vi.fn<() => Promise<typeof Dialog>>(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return Dialog
  })
  return { load, lazy: lazyPart(load) }
}

test('loads a part on demand, once for all its users', async () => {
  const { load, lazy } = failingPart(0)
  const { unmount } = render(<Opener lazy={lazy} />)
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The dialog')).toBeInTheDocument()
  unmount()
  render(<Opener lazy={lazy} />)
  expect(screen.getByText('The dialog')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(1)
})

test('reports failed downloads with one toast, and Retry loads all of them', async () => {
  const [one, other] = [failingPart(2), failingPart(2)]
  render(
    <>
      <Opener lazy={one.lazy} isWanted />
      <Opener lazy={other.lazy} isWanted />
      <Toaster />
    </>,
  )
  for (const { load } of [one, other]) await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  for (const { load } of [one, other]) await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await vi.waitFor(() => expect(screen.getAllByText(missing)).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await vi.waitFor(() => expect(screen.getAllByText('The dialog')).toHaveLength(2))
})

test('loads a wanted part when the connection is back', async () => {
  const { lazy } = failingPart(1)
  render(<Opener lazy={lazy} isWanted />)
  await vi.waitFor(() => expect(lazy.current()).toBeUndefined())
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('The dialog')).toBeInTheDocument()
})

test('shows a preloaded part only to those who want it', async () => {
  const { lazy } = failingPart(0)
  render(<Opener lazy={lazy} />)
  await lazy.preload()
  expect(screen.queryByText('The dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('The dialog')).toBeInTheDocument()
})

test('preloads parts without a message about a failure', async () => {
  const { load, lazy } = failingPart(1)
  render(<Toaster />)
  await preloadParts()
  expect(load).toHaveBeenCalledTimes(1)
  expect(lazy.current()).toBeUndefined()
  expect(screen.queryByText(missing)).not.toBeInTheDocument()
  await preloadParts()
  expect(lazy.current()).toBe(Dialog)
})
