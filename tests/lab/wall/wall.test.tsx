import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type StagePage, stageReady } from '#lab/stage/stage.ts'
import { allTiles } from '#lab/wall/all-tiles.ts'
import { Lab } from '#lab/whole-lab.tsx'

/** The elements that are watched, each with who is told how near it is. */
const watched = new Map<Element, (isNear: boolean) => void>()

beforeEach(() => {
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: IntersectionObserverCallback
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell
      }
      observe(target: Element) {
        watched.set(target, isIntersecting =>
          this.tell([{ target, isIntersecting } as IntersectionObserverEntry], this as never),
        )
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
})

async function open(search = '') {
  history.replaceState(null, '', `/lab/wall${search}`)
  const user = userEvent.setup()
  render(<Lab base="/lab" />)
  await screen.findByRole('heading', { name: 'Wall' })
  return user
}

const part = (name: RegExp) => within(screen.getByRole('region', { name }))
const tileOf = (link: HTMLElement) => link.closest('li') as HTMLElement
const approach = (tile: HTMLElement, isNear = true) => act(() => watched.get(tile)?.(isNear))
const frameIn = (tile: HTMLElement) => tile.querySelector('iframe')

/** Has the page of a tile be there, which performs as it is told to. */
function load(tile: HTMLElement, page: Partial<StagePage>) {
  const detail = { dress: vi.fn<StagePage['dress']>(), perform: vi.fn<StagePage['perform']>(), ...page }
  act(() => void frameIn(tile)?.dispatchEvent(new CustomEvent(stageReady, { detail })))
  return detail
}

test('The wall lists every state of every screen, each a link to the machine beside its screen', async () => {
  await open()
  expect(screen.getByText(`0 of ${allTiles.length} states drawn`)).toBeVisible()
  const link = part(/^Look up/).getByRole('link', { name: 'failed' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/lab\/lookup\?screen=look-up#input=.*&steps=.*$/))
  const ofWall = within(screen.getByRole('navigation', { name: 'Screens' }))
  expect(ofWall.getByRole('link', { name: 'Look up 4' })).toHaveAttribute('href', '#look-up')
})

test('A tile is drawn once it is near: its run begins in a frame that nothing can be done in', async () => {
  await open('?theme=dark&appearance=slate')
  const tile = tileOf(part(/^Leave unsaved work/).getByRole('link', { name: 'asking' }))
  expect(frameIn(tile)).toBeNull()
  approach(tile)
  expect(frameIn(tile)?.closest('[inert][aria-hidden]')).not.toBeNull()
  expect(frameIn(tile)).toHaveAttribute('src', '/lab/stage/leaving?still=')
  const { perform, dress } = load(tile, {})
  await screen.findByText(`1 of ${allTiles.length} states drawn`)
  expect(dress).toHaveBeenCalledWith({ theme: 'dark', appearance: 'slate', language: 'browser' })
  const { input, steps } = allTiles.find(({ id }) => id === 'leaving/asking') ?? {}
  expect(perform).toHaveBeenCalledWith({ input, steps })
  approach(tile, false)
  expect(frameIn(tile)).toBeNull()
})

test('A tile that cannot be drawn is named, with the reason', async () => {
  await open()
  const tile = tileOf(part(/^Leave unsaved work/).getByRole('link', { name: 'asking' }))
  approach(tile)
  load(tile, { perform: () => Promise.reject(new Error('find is not under way')) })
  expect(await screen.findByText('1 not drawn: Leave unsaved work, asking (find is not under way)')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Leave unsaved work 1 of 2' })).toBeVisible()
  expect(tile).toHaveTextContent('not drawn')
})

test('What is shown, and how, is in the address; another look is put on what is drawn', async () => {
  const user = await open()
  const tile = tileOf(part(/^Leave unsaved work/).getByRole('link', { name: 'asking' }))
  approach(tile)
  const { dress } = load(tile, {})
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await waitFor(() =>
    expect(dress).toHaveBeenCalledWith({ theme: 'dark', appearance: 'threereco', language: 'browser' }),
  )
  await user.click(screen.getByRole('radio', { name: '360' }))
  await user.type(screen.getByRole('searchbox', { name: 'Search states' }), 'unsaved asking')
  expect(screen.getByText('1 of 1 states drawn')).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(location.search).toBe('?theme=dark&width=360&find=unsaved+asking')
  await user.type(screen.getByRole('searchbox', { name: 'Search states' }), ' nothing')
  expect(screen.getByText('No state is called so.')).toBeVisible()
})

test('Machines and the wall lead to each other', async () => {
  const user = await open()
  const parts = within(screen.getByRole('navigation', { name: 'Lab' }))
  expect(parts.getByRole('link', { name: 'Wall' })).toHaveAttribute('aria-current', 'page')
  await user.click(parts.getByRole('link', { name: 'Machines' }))
  expect(await screen.findByRole('navigation', { name: 'Machines' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Wall' }))
  expect(await screen.findByRole('heading', { name: 'Wall' })).toBeVisible()
})
