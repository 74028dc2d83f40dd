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
      <Toaster />
    </>
  )
}

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

test('reports a failed download with a toast, and loads the part on Retry', async () => {
  const { lazy } = failingPart(2)
  render(<Opener lazy={lazy} isWanted />)
  await screen.findByText('A part of the app could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findAllByText('A part of the app could not be loaded')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('The dialog')).toBeInTheDocument()
})

test('preloads parts without a message about a failure', async () => {
  const { load, lazy } = failingPart(1)
  render(<Toaster />)
  await preloadParts()
  expect(load).toHaveBeenCalledTimes(1)
  expect(lazy.current()).toBeUndefined()
  expect(screen.queryByText('A part of the app could not be loaded')).not.toBeInTheDocument()
  await preloadParts()
  expect(lazy.current()).toBe(Dialog)
})
