import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { replay } from '#lab/core/run/replay.ts'
import { type StagePage, stageReady } from '#lab/product/stage/stage.ts'
import { lookupExample } from '#machines/lookup/lookup.example.ts'
import { renderLab } from '../render-lab.tsx'

vi.setConfig({ testTimeout: 180_000 })

/** ResizeObserver without effect: jsdom would report a width of 0. */
class NoWidth {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', NoWidth))

const findActive = () => screen.findByRole('list', { name: 'Active states' })

/** Simulates the framed page's load: passes its API to the lab. */
function load(frame: HTMLElement) {
  const page = {
    perform: vi.fn<StagePage['perform']>(course => replay(lookupExample, course)),
    dress: vi.fn<StagePage['dress']>(),
    seen: () => '- combobox "Material"',
  }
  fireEvent(frame, new CustomEvent(stageReady, { detail: page }))
  return page
}

test('A machine runs on its screen next to the chart', async () => {
  const user = renderLab('/lab/lookup')
  await findActive()
  await user.click(screen.getByRole('radio', { name: 'Screen' }))
  const frame = screen.getByTitle('Look up')
  expect(frame).toHaveAttribute('src', '/lab/stage/look-up')
  expect(screen.queryByRole('list', { name: 'Active states' })).toBeNull()
  const { perform } = load(frame)
  expect(await findActive()).toHaveTextContent('idle')
  await user.click(screen.getByRole('button', { name: 'lookup.open' }))
  await waitFor(async () => expect(await findActive()).toHaveTextContent('loading'))
  await user.click(screen.getByText('Accessibility tree'))
  expect(await screen.findByText('- combobox "Material"')).toBeVisible()
  // The run continued with the same actor.
  expect(perform).toHaveBeenCalledTimes(1)
  expect(location.search).toContain('screen=look-up')
})

test('A screen opens from its address, changes its appearance, and closes', async () => {
  const steps = JSON.stringify([{ do: 'send', event: { type: 'lookup.open' } }])
  const user = renderLab(`/lab/lookup?screen=look-up#${new URLSearchParams({ input: 'an empty field', steps })}`)
  const { perform, dress } = load(screen.getByTitle('Look up'))
  expect(await findActive()).toHaveTextContent('loading')
  expect(perform).toHaveBeenCalledWith({ input: 'an empty field', steps: JSON.parse(steps) })
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  await user.click(screen.getByRole('radio', { name: 'contrast' }))
  await expect.poll(() => dress.mock.lastCall).toEqual([{ theme: 'dark', appearance: 'contrast', language: 'browser' }])
  expect(location.search).toBe('?screen=look-up&theme=dark&appearance=contrast')

  await user.click(screen.getByRole('radio', { name: 'Chart' }))
  expect(screen.queryByTitle('Look up')).toBeNull()
  expect(await findActive()).toHaveTextContent('loading')
})

test("An input that the screen lacks is replaced by the screen's own", async () => {
  const input = 'a recorded transaction'
  const user = renderLab(`/lab/form#${new URLSearchParams({ input })}`)
  await findActive()
  await user.click(screen.getByRole('radio', { name: 'Screen' }))
  expect(screen.getByTitle('Edit transaction')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Edit transaction/ }))
  await user.click(screen.getByRole('option', { name: 'New transaction' }))
  expect(screen.getByTitle('New transaction')).toBeInTheDocument()
  expect(new URLSearchParams(location.hash.slice(1)).get('input')).toBe('a new transaction')
})

test('A link contains width, theme, appearance and language of the screen', async () => {
  const view = 'screen=look-up&theme=dark&appearance=slate&language=ar&width=360'
  const user = renderLab(`/lab/lookup?${view}#input=an+empty+field`)
  const frame = screen.getByTitle('Look up')
  expect(frame).toHaveAttribute('src', '/lab/stage/look-up?language=ar')
  const { dress } = load(frame)
  await findActive()
  expect(dress).toHaveBeenLastCalledWith({ theme: 'dark', appearance: 'slate', language: 'ar' })
  expect(screen.getByRole('radio', { name: '360' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'lookup.open' }))
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const link = new URL(await navigator.clipboard.readText())
  expect(link.search).toBe(`?${view}`)
  expect(link.hash).toContain('lookup.open')
})
