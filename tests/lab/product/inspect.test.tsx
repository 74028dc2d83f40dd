import { screen } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { assign, createActor, createMachine, forwardTo, type Snapshot } from 'xstate'
import { toLab } from '#lab/core/inspect/lab-adapter.ts'
import type { LabOptions } from '#lab/core/inspect/lab-options.ts'
import { renderLab, stubLayoutWorker } from './render-lab.tsx'

beforeAll(stubLayoutWorker)

const fail = () => {
  throw new Error('no ink')
}

/** Printer that fails on `jam`. The state `password` has the name of a masked field. */
const printer = (id: string) =>
  createMachine(
    {
      id,
      context: { pages: 0 },
      initial: 'idle',
      states: {
        idle: { on: { print: { target: 'password.asking', actions: assign({ pages: 2 }) }, jam: { actions: 'fail' } } },
        password: { initial: 'asking', states: { asking: { on: { cancel: `#${id}.idle` } } } },
      },
    },
    { actions: { fail } },
  )

/** Opens the inspection, starts a printer that it inspects, and chooses the printer. */
async function inspectPrinter(id: string, options: LabOptions) {
  const user = renderLab('/lab/inspect')
  const actor = createActor(printer(id), { inspect: toLab(options) })
  // Without an observer, XState reports an error to the test.
  actor.subscribe({ error: () => undefined })
  actor.start()
  onTestFinished(() => void actor.stop())
  await screen.findByRole('button', { name: `${id} idle` })
  return user
}

test('sends events to an app that allows it, and shows a failed actor with its error', async () => {
  const user = await inspectPrinter('driven', { control: true })
  await user.click(await screen.findByRole('button', { name: 'print' }))
  expect(await screen.findByRole('button', { name: 'driven password.asking' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'cancel' }))
  await user.click(await screen.findByRole('button', { name: 'jam' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('no ink')
  expect(screen.queryByRole('button', { name: 'print' })).toBeNull()
  const other = createActor(createMachine({ id: 'other' }), { inspect: toLab() }).start()
  onTestFinished(() => void other.stop())
  expect(await screen.findByRole('button', { name: /^other/ })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('no ink')
})

test('shows an actor that failed before the inspection opened', async () => {
  const desk = createMachine({
    initial: 'busy',
    states: {
      busy: {
        invoke: { id: 'jammed', src: printer('jammed'), onError: 'free' },
        on: { '*': { actions: forwardTo('jammed') } },
      },
      free: {},
    },
  })
  const actor = createActor(desk, { inspect: toLab() }).start()
  onTestFinished(() => void actor.stop())
  // After this time, the app keeps no messages for a lab.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2000)
  actor.send({ type: 'print' })
  actor.send({ type: 'cancel' })
  await Promise.resolve()
  actor.send({ type: 'jam' })
  await Promise.resolve()
  const user = renderLab('/lab/inspect')
  await user.click(await screen.findByRole('button', { name: /^jammed/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent('no ink')
})

test('offers no events if the app does not allow it', async () => {
  const user = await inspectPrinter('watched', {})
  await user.click(screen.getByRole('button', { name: 'watched idle' }))
  expect(screen.queryByRole('button', { name: 'print' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull()
})

test('restores a snapshot in the app', async () => {
  const restored: unknown[] = []
  const restore = (snapshot: Snapshot<unknown>) => {
    const { value, context } = createActor(printer('copy'), { snapshot }).getSnapshot()
    restored.push({ value, context })
  }
  const user = await inspectPrinter('restored', { control: { restore } })
  await user.click(screen.getByRole('button', { name: 'restored idle' }))
  await user.click(await screen.findByRole('button', { name: 'print' }))
  await screen.findByRole('button', { name: 'restored password.asking' })
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await expect.poll(() => restored).toEqual([{ value: { password: 'asking' }, context: { pages: 2 } }])
})

test('marks an app that ended', async () => {
  await inspectPrinter('ended', {})
  expect(screen.queryByText(/· ended$/)).toBeNull()
  window.dispatchEvent(new Event('pagehide'))
  expect(await screen.findByText(/· ended$/)).toBeVisible()
})
