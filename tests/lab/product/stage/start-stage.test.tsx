import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type StagePage, stageReady } from '#lab/product/stage/stage.ts'
import { startStage } from '#lab/product/stage/start-stage.tsx'
import { toast } from '#ui/feedback/toasts.ts'

const page = document.documentElement
const own = Object.getOwnPropertyDescriptors(window)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true })
  localStorage.clear()
  document.body.replaceChildren()
  onTestFinished(() => {
    for (const name of ['localStorage', 'sessionStorage'] as const) Object.defineProperty(window, name, own[name])
  })
})

const start = async (scene: string, run: string, look = '') => {
  const element = document.body.appendChild(document.createElement('div'))
  const test = new AbortController()
  onTestFinished(() => test.abort())
  await startStage(element, scene, { search: `?${look}`, hash: run && `#${run}` }, test.signal)
}

/** Starts a preview without a run in a frame. Returns the API that it passes to the surrounding page. */
async function startInFrame(scene: string, look = '') {
  const frame = document.createElement('div')
  vi.spyOn(window, 'frameElement', 'get').mockReturnValue(frame)
  const page = new Promise<StagePage>(resolve => {
    frame.addEventListener(stageReady, event => resolve(event.detail))
  })
  await start(scene, '', look)
  return page
}
const steps = JSON.stringify([{ do: 'send', event: { type: 'confirmation.open', subject: 'Copper' } }])

test('A preview shows the screen, state and appearance of its address', async () => {
  const realStorage = localStorage
  await start(
    'deletion',
    `input=a+material+that+can+be+deleted&steps=${encodeURIComponent(steps)}`,
    'theme=dark&appearance=slate',
  )
  expect(await screen.findByRole('alertdialog', { name: 'Are you absolutely sure?' })).toBeInTheDocument()
  await waitFor(() => expect(page.dataset).toMatchObject({ stage: 'ready', theme: 'dark', appearance: 'slate' }))
  // The preview must not change the browser's real storage.
  expect(realStorage).toHaveLength(0)
})

test.each([
  ['the screen does not exist', 'nowhere', '', 'There is no screen called nowhere.'],
  [
    'the run is impossible',
    'deletion',
    `input=nothing&steps=${encodeURIComponent(steps)}`,
    'This run cannot be replayed: There is no input called nothing.',
  ],
])('A preview shows an error if %s', async (_, scene, run, words) => {
  await start(scene, run)
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(page.dataset['stage']).toBe('failed')
})

test('A preview without a run in its address restarts on each request', async () => {
  const { perform, dress } = await startInFrame('deletion')
  const input = 'a material that can be deleted'
  await perform({ input, steps: JSON.parse(steps) })
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  await perform({ input, steps: [] })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Delete Copper' })).toBeInTheDocument()
  dress({ theme: 'light', appearance: 'contrast', language: 'browser' })
  expect(page.dataset).toMatchObject({ theme: 'light', appearance: 'contrast' })
})

test('A preview shows no message of the previous run', async () => {
  const { perform } = await startInFrame('deletion')
  await perform({ input: 'a material that can be deleted', steps: [] })
  toast({ kind: 'error', title: 'You are still signed in' })
  expect(await screen.findByText('You are still signed in')).toBeInTheDocument()
  await perform({ input: 'a material that can be deleted', steps: [] })
  expect(await screen.findByRole('button', { name: 'Delete Copper' })).toBeInTheDocument()
  expect(screen.queryByText('You are still signed in')).toBeNull()
})

test('A preview with a changed appearance keeps it when the app starts', async () => {
  const { perform, dress } = await startInFrame('materials', 'theme=light')
  dress({ theme: 'dark', appearance: 'slate', language: 'browser' })
  await perform({ input: 'the first page of materials', steps: [] })
  expect(await screen.findByRole('heading', { name: 'Materials' })).toBeInTheDocument()
  expect(page.dataset).toMatchObject({ theme: 'dark', appearance: 'slate' })
})

test('A screen without a run starts on the mock', async () => {
  await start('new-role', '')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInTheDocument()
  await waitFor(() => expect(page.dataset).toMatchObject({ stage: 'ready' }))
})

test.each([
  ['with `inert` in its address is inert', 'inert', true],
  ['is interactive', '', false],
])('A preview %s', async (_, search, isInert) => {
  onTestFinished(() => page.removeAttribute('inert'))
  await start('deletion', '', search)
  expect(page.hasAttribute('inert')).toBe(isInert)
})
