import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { allTiles, stateTiles } from '#lab/product/gallery/all-tiles.ts'
import { type StagePage, stageReady } from '#lab/product/stage/stage.ts'
import { renderLab } from '../render-lab.tsx'

vi.setConfig({ testTimeout: 180_000 })

/** Observed elements, each with a callback that receives whether the element is near the viewport. */
const watched = new Map<Element, (isNear: boolean) => void>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe(target: Element) {
        watched.set(target, isIntersecting =>
          this.callback([{ target, isIntersecting } as IntersectionObserverEntry], this as never),
        )
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
})

async function open(search = '') {
  const user = renderLab(`/lab/gallery${search}`)
  await screen.findByRole('heading', { name: 'Gallery' })
  return user
}

const part = (name: RegExp) => within(screen.getByRole('region', { name }))
const tileOf = (link: HTMLElement) => link.closest('li') as HTMLElement
const approach = (tile: HTMLElement, isNear = true) => act(() => watched.get(tile)?.(isNear))
const frameIn = (tile: HTMLElement) => tile.querySelector('iframe')

/** Adds an empty document to a frame, because jsdom never loads `srcdoc`. */
function loadBlank(frame: HTMLIFrameElement | null) {
  if (!frame?.contentDocument?.documentElement) frame?.contentDocument?.append(document.createElement('html'))
  if (frame) fireEvent.load(frame)
}

/** Makes the first renderer's page respond. The second renderer's page never loads. */
function load(page: Partial<StagePage> = {}) {
  const detail = { dress: vi.fn<StagePage['dress']>(), perform: vi.fn<StagePage['perform']>(), ...page }
  const renderer = screen.getByTitle<HTMLIFrameElement>('Renderer 1')
  renderer.contentDocument?.append(document.createElement('html'))
  act(() => void renderer.dispatchEvent(new CustomEvent(stageReady, { detail })))
  return detail
}

test('The gallery links every state of every screen to the machine', async () => {
  await open()
  expect(screen.getByText(`0 of ${allTiles.length} states drawn`)).toBeVisible()
  const link = part(/^Look up/).getByRole('link', { name: 'failed' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/lab\/lookup\?screen=look-up#input=.*&steps=.*$/))
  const ofGallery = within(screen.getByRole('navigation', { name: 'Screens' }))
  expect(ofGallery.getByRole('link', { name: 'Look up 6' })).toHaveAttribute('href', '#look-up')
})

test('opens a screen without a run on the mock, in a new tab', async () => {
  await open('?find=mock+roles&theme=dark')
  const link = part(/^On the mock/).getByRole('link', { name: 'Roles' })
  expect(link).toHaveAttribute('href', '/lab/stage/roles?theme=dark')
  expect(link).toHaveAttribute('target', '_blank')
  const show = vi.fn<StagePage['show']>()
  load({ show })
  await screen.findByText('1 of 1 states drawn')
  expect(show).toHaveBeenCalledWith('roles')
})

test('renders a card, and shows its inert snapshot while visible', async () => {
  await open('?theme=dark&appearance=slate&find=delete+performing')
  const tile = tileOf(part(/^Delete/).getByRole('link', { name: 'performing' }))
  approach(tile)
  const { perform, dress } = load()
  await screen.findByText('1 of 1 states drawn')
  expect(dress).toHaveBeenCalledWith({ theme: 'dark', appearance: 'slate', language: 'browser' })
  const { input, steps } = stateTiles.find(({ id }) => id === 'deletion/performing') ?? {}
  expect(perform).toHaveBeenCalledWith({ input, steps }, 'deletion')
  expect(frameIn(tile)?.closest('[inert][aria-hidden]')).not.toBeNull()
  loadBlank(frameIn(tile))
  await waitFor(() => expect(frameIn(tile)?.contentDocument?.documentElement).toHaveAttribute('data-theme', 'dark'))
  expect(frameIn(tile)?.contentDocument?.querySelector('script')).toBeNull()
  approach(tile, false)
  expect(frameIn(tile)).toBeNull()
})

test('lists a failed card with the reason', async () => {
  await open('?find=delete+performing')
  load({ perform: () => Promise.reject(new Error('find is not pending')) })
  expect(await screen.findByText('1 not drawn: Delete, performing (find is not pending)')).toBeVisible()
  expect(tileOf(screen.getByRole('link', { name: 'performing' }))).toHaveTextContent('Not drawn')
})

test('stores its settings in the address, and changes the appearance of snapshots', async () => {
  const user = await open('?find=delete+performing')
  const tile = tileOf(part(/^Delete/).getByRole('link', { name: 'performing' }))
  approach(tile)
  load()
  await screen.findByText('1 of 1 states drawn')
  loadBlank(frameIn(tile))
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() => expect(frameIn(tile)?.contentDocument?.documentElement).toHaveAttribute('data-theme', 'dark'))
  expect(screen.getByText('1 of 1 states drawn')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '360' }))
  // The pictures are rendered again, because another width has another layout.
  expect(screen.getByText('0 of 1 states drawn')).toBeVisible()
  expect(location.search).toBe('?theme=dark&width=360&find=delete+performing')
  await user.type(screen.getByRole('searchbox', { name: 'Search states' }), ' nothing')
  expect(screen.getByText('No state matches the search.')).toBeVisible()
})

test('Machines and the gallery link to each other', async () => {
  const user = await open()
  const parts = within(screen.getByRole('navigation', { name: 'Lab' }))
  expect(parts.getByRole('link', { name: 'Gallery' })).toHaveAttribute('aria-current', 'page')
  await user.click(parts.getByRole('link', { name: 'Machines' }))
  expect(await screen.findByRole('navigation', { name: 'Machines' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Gallery' }))
  expect(await screen.findByRole('heading', { name: 'Gallery' })).toBeVisible()
})
