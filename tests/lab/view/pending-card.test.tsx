import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { setup } from 'xstate'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { allManual } from '#lab/core/run/modes.ts'
import { type Run, replay } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'
import { PendingCard } from '#lab/view/pending-card.tsx'
import { pasteExample } from '#machines/paste/paste.example.ts'

/** Renders the card with four pending look-ups. The card passes chosen steps to `onStep`. */
async function pasted() {
  const begin: RunStep = { do: 'send', event: pasteExample.events['paste.begin'] }
  const run: Run = await replay(pasteExample, { input: 'no rows yet', steps: [begin] })
  const onStep = vi.fn<(step: RunStep) => void>()
  const example = { ...pasteExample, otherAnswers: { find: { 'two materials': [] } } }
  render(<PendingCard run={run} modes={allManual} example={example} onStep={onStep} />)
  const [, , third] = screen.getAllByRole('listitem')
  if (!third) throw new Error('Four rows are looked up at once.')
  return { user: userEvent.setup(), onStep, third: within(third), path: run.uses()[2]?.path() }
}

test('ends or fails the call next to the button only', async () => {
  const { user, onStep, third, path } = await pasted()
  await user.click(third.getByRole('button', { name: 'Answer' }))
  expect(onStep).toHaveBeenLastCalledWith({ do: 'answer', src: 'find', of: path })
  await user.click(third.getByRole('button', { name: 'Fail' }))
  expect(onStep).toHaveBeenLastCalledWith({ do: 'fail', src: 'find', of: path, kind: 'server' })
})

test("offers the example's other outputs, and an output typed as JSON", async () => {
  const { user, onStep, third, path } = await pasted()
  await user.click(third.getByRole('button', { name: /Answer of the fake/ }))
  await user.click(await screen.findByRole('option', { name: 'Answer two materials' }))
  await user.click(third.getByRole('button', { name: 'Answer' }))
  expect(onStep).toHaveBeenLastCalledWith({ do: 'answer', src: 'find', of: path, as: 'two materials' })

  await user.click(third.getByRole('button', { name: /Answer two materials/ }))
  await user.click(await screen.findByRole('option', { name: 'Answer typed as JSON' }))
  await user.type(third.getByRole('textbox', { name: 'Answer' }), '[[1')
  await user.click(third.getByRole('button', { name: 'Answer' }))
  expect(third.getByText(/Enter valid JSON/)).toBeVisible()
  await user.type(third.getByRole('textbox', { name: 'Answer' }), ']')
  await user.click(third.getByRole('button', { name: 'Answer' }))
  expect(onStep).toHaveBeenLastCalledWith({ do: 'answer', src: 'find', of: path, output: [1] })
})

test('fails a call with a typed error', async () => {
  const { user, onStep, third, path } = await pasted()
  await user.click(screen.getByRole('button', { name: /Fails with/ }))
  await user.click(await screen.findByRole('option', { name: 'typed error' }))
  await user.type(screen.getByRole('textbox', { name: 'Error, as text or JSON' }), 'No ink')
  await user.click(third.getByRole('button', { name: 'Fail' }))
  expect(onStep).toHaveBeenLastCalledWith({ do: 'fail', src: 'find', of: path, error: 'No ink' })
})

const waiting = { initial: 'pausing', states: { pausing: { after: { pause: 'rested' } }, rested: {} } } as const

/** Example of a machine with two parallel regions that wait for delays with the same name. */
const waitingExample = openMachine(
  setup({ delays: { pause: 300 } }).createMachine({
    id: 'waiting',
    type: 'parallel',
    states: { one: waiting, other: waiting },
  }),
)

test('shows two delays of one name, and ends one of them', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const onStep = vi.fn<(step: RunStep) => void>()
  const pass: RunStep = { do: 'pass', delay: 'pause' }
  const shown = async (steps: RunStep[]) => {
    const run: Run = await replay(waitingExample, { input: 'no input', steps })
    const { unmount } = render(<PendingCard run={run} modes={allManual} example={waitingExample} onStep={onStep} />)
    const buttons = screen.getAllByRole('button', { name: 'End delay' })
    return { buttons, unmount }
  }
  const { buttons, unmount } = await shown([])
  expect(buttons).toHaveLength(2)
  await userEvent.click(buttons[0] as HTMLElement)
  expect(onStep).toHaveBeenCalledExactlyOnceWith(pass)
  unmount()
  expect((await shown([pass])).buttons).toHaveLength(1)
  // React logs an error if two children have the same key.
  expect(complaints).not.toHaveBeenCalled()
})
