import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { MachineSchemas } from '#lab/core/open/open-machine.ts'
import { someMachines as machines } from '#tests/lab/core/machines.ts'
import { renderLab, stubLayoutWorker } from './render-lab.tsx'

const typed: Record<string, MachineSchemas> = {
  draft: { outputs: { load: { const: 'a child' } } },
  order: { input: { const: 2 } },
}
const late = Promise.withResolvers<typeof typed>()

/** Returns the schemas of a file's types. */
async function schemasIn(file: string | null) {
  if (file === '/untypable.ts') throw new Error('The compiler stopped.')
  if (file === '/late.ts') await late.promise
  return file === '/shop.ts' ? {} : typed
}

function makeOrder(...[limit]: readonly unknown[]) {
  if (limit !== 2) throw new Error('No limit')
  return machines.order
}

const oldKeys = [
  { key: 'cond', state: 'idle', isRead: true },
  { key: 'data', state: '', isRead: false },
]

// The test environment imports no addresses of the development server.
vi.mock(import('#lab/view/open/load-machines.ts'), () => ({
  loadMachines: async ({ file }) => {
    if (file === null) throw new Error('The file is missing')
    return {
      machines: Object.fromEntries(file === '/made.ts' ? [] : Object.entries(machines)),
      oldKeys: { draft: file === '/old.ts' ? oldKeys : [] },
      failure: ['/old.ts', '/made.ts'].includes(file) ? 'No ink' : null,
      factories: Object.fromEntries(file === '/made.ts' ? [['makeOrder()', makeOrder]] : []),
      isCut: false,
      exported: ['draft'],
      missing: file === '/old.ts' ? ['choose'] : [],
      replaced: file === '/old.ts' ? ['yup'] : [],
      files: [],
    }
  },
  loadSchemas: ({ file }) => schemasIn(file),
}))
beforeAll(stubLayoutWorker)

test('runs a machine of a file: guards, answers, and the link of the run', async () => {
  const user = renderLab('/lab/open?file=%2Fshop.ts&machine=draft')
  await user.click(await screen.findByText('1 not possible now'))
  expect(screen.getByText('[isReady]')).toBeVisible()
  await user.click(screen.getAllByRole('radio', { name: 'True' })[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  await user.click(await screen.findByRole('button', { name: 'Answer' }))
  expect(await screen.findByRole('button', { name: 'load answers child' })).toHaveAttribute('aria-current', 'step')
  expect(location.search).toBe('?file=%2Fshop.ts&machine=draft')
  expect(location.hash).toContain('assume')
  await user.click(screen.getByRole('button', { name: 'Copy as test' }))
  expect(await navigator.clipboard.readText()).toContain(
    `import { openMachine, replay } from 'xstate-lab/test'\nimport { draft } from './shop.ts'`,
  )
})

test('offers no test of a machine that no test can import', async () => {
  renderLab('/lab/open?file=%2Fshop.ts&machine=order')
  expect(await screen.findByRole('button', { name: 'Save run' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copy as test' })).toBeNull()
})

test('starts a typed answer with an output of its type', async () => {
  const user = renderLab('/lab/open?file=%2Ftyped.ts&machine=draft')
  await user.click((await screen.findAllByRole('radio', { name: 'True' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toHaveValue('"a child"')
  await user.click(screen.getByRole('button', { name: 'Answer' }))
  expect(await screen.findByRole('button', { name: /^load answers/ })).toHaveAttribute('aria-current', 'step')
})

test('shows the machine before its types are read', async () => {
  const user = renderLab('/lab/open?file=%2Flate.ts&machine=draft')
  await user.click((await screen.findAllByRole('radio', { name: 'True' }))[0] as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'start' }))
  expect(screen.getByText(/Reading the types/)).toBeVisible()
  late.resolve({})
  expect(await screen.findByRole('textbox', { name: 'Answer' })).toHaveValue('"a child"')
  expect(screen.queryByText(/Reading the types/)).toBeNull()
  expect(screen.getByRole('button', { name: 'start busy' })).toHaveAttribute('aria-current', 'step')
})

test('explains types that cannot be read', async () => {
  renderLab('/lab/open?file=%2Funtypable.ts&machine=draft')
  expect(await screen.findByText(/cannot be read: .*The compiler stopped/)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'skip' })).toBeVisible()
})

test('lists parts of XState 4 that the lab reads, and those that it ignores', async () => {
  renderLab('/lab/open?file=%2Fold.ts&machine=draft')
  expect(await screen.findByText(/The lab reads these parts as XState 5: cond\./)).toBeVisible()
  expect(screen.getByText(/failed after it created its machines: No ink/)).toBeVisible()
  expect(screen.getByText(/^Replaced by values .*: yup, choose of XState\./)).toBeVisible()
  expect(screen.getByText(/ignores these parts of XState 4: data in the machine\./)).toBeVisible()
})

test('shows the example input of the chosen machine', async () => {
  const user = renderLab('/lab/open?file=%2Ftyped.ts&machine=order')
  const input = async () => screen.findByRole('textbox', { name: 'Input', hidden: true })
  expect(await input()).toHaveValue('2')
  await user.click(screen.getByRole('button', { name: /Machine/ }))
  await user.click(await screen.findByRole('option', { name: 'draft' }))
  await screen.findByRole('heading', { name: 'draft' })
  expect(await input()).toHaveValue('')
})

test('starts with an input typed as JSON, and sends a typed event', async () => {
  const user = renderLab('/lab/open?file=%2Fshop.ts&machine=order')
  await user.click(await screen.findByText('Input as JSON'))
  await user.type(screen.getByRole('textbox', { name: 'Input' }), '{{"limit":2}')
  await user.click(screen.getByRole('button', { name: 'Start with input' }))
  await user.click(await screen.findByText('Other event'))
  const event = screen.getByRole('textbox', { name: 'Event' })
  await user.clear(event)
  await user.type(event, '{{"type":"pay","amount":1}')
  await user.click(screen.getByRole('button', { name: 'Send event' }))
  expect(await screen.findByRole('button', { name: 'pay paying' })).toBeVisible()
})

test('asks for the input that a machine needs', async () => {
  const user = renderLab('/lab/open?file=%2Fshop.ts&machine=order')
  expect(await screen.findByText(/This machine needs an input/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Find paths' }))
  expect(await screen.findByText(/The machine needs an input\./)).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Input of order' }), '{{"limit":2}')
  await user.click(screen.getByRole('button', { name: 'Start order' }))
  expect(await screen.findByRole('button', { name: 'add' })).toBeVisible()
  expect(screen.queryByText(/This machine needs an input/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Find paths' }))
  expect(await screen.findByRole('button', { name: /^Choose one of/ })).toBeVisible()
})

test('shows what the found paths do not cover, and why', async () => {
  const user = renderLab('/lab/open?file=%2Fshop.ts&machine=draft')
  await user.click(await screen.findByRole('button', { name: 'Find paths' }))
  expect(await screen.findByText('3 of 4 states · 4 of 5 transitions')).toBeVisible()
  await user.click(screen.getByText('2 parts not covered'))
  expect(screen.getByText('needs events of the child order')).toBeVisible()
})

test('sends events to a child machine', async () => {
  const user = renderLab('/lab/open?file=%2Fshop.ts&machine=draft')
  await user.click(await screen.findByRole('button', { name: 'skip' }))
  await user.click(await screen.findByRole('button', { name: /Receiver of events/ }))
  await user.click(screen.getByRole('option', { name: /order/ }))
  await user.click(screen.getByRole('button', { name: 'pay' }))
  expect(await screen.findByRole('button', { name: /order › pay/ })).toHaveAttribute('aria-current', 'step')
  await user.click(screen.getByRole('button', { name: 'start idle' }))
  const events = within(await screen.findByRole('region', { name: 'Events' }))
  expect(await events.findByRole('button', { name: 'skip' })).toBeVisible()
  expect(events.queryByRole('button', { name: /Receiver/ })).toBeNull()
})

test('opens dropped and pasted text, and explains a failure', async () => {
  const user = renderLab('/lab/open')
  screen.getByRole('button', { name: 'Choose file' }).focus()
  await user.paste('createMachine({})')
  expect(await screen.findByText(/cannot be opened: .*The file is missing/)).toBeVisible()
  expect(location.hash).toContain('text=createMachine')
})

test('runs the text of a link only after a confirmation', async () => {
  const user = renderLab('/lab/open#input=no+input&text=createMachine(%7B%7D)')
  expect(screen.getByText(/This link contains code/)).toBeVisible()
  expect(screen.getByText('createMachine({})')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Run code' }))
  expect(await screen.findByText(/cannot be opened/)).toBeVisible()
})

test('creates a machine with the arguments that the user types', async () => {
  const user = renderLab('/lab/open?file=%2Fmade.ts')
  expect(await screen.findByText(/fails with replaced arguments: No ink/)).toBeVisible()
  const type = async (args: string) => {
    await user.clear(screen.getByRole('textbox', { name: 'Arguments' }))
    await user.type(screen.getByRole('textbox', { name: 'Arguments' }), args)
    await user.click(screen.getByRole('button', { name: 'Create machine' }))
  }
  await type('[[3]')
  expect(await screen.findByText(/fails with these arguments: No limit/)).toBeVisible()
  await type('[[2]')
  expect(await screen.findByRole('heading', { name: 'order' })).toBeVisible()
  expect(location.search).toContain('arguments=%5B2%5D')
})
