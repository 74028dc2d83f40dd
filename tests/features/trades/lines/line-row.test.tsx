import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { LineRow } from '#features/trades/lines/line-row.tsx'
import { LineToolsContext } from '#features/trades/lines/line-tools.ts'
import { someParent } from '#machines/fakes.ts'
import { copper, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { useFakeTime } from '#tests/ui/fake-time.ts'

/** Renders the first line in a row that re-renders only when the line changes. */
function showFirst(lines: LinesActor) {
  onTestFinished(() => lines.stop())
  const [line] = lines.getSnapshot().context.lines
  if (!line) throw new Error('There is no line')
  const may = { fixedDecimals: true, mayChange: true, mayRemove: true, hasActions: true }
  render(
    <LineToolsContext value={{ lines, locale: 'en-US', past: undefined, onRemove: () => {}, ...may }}>
      <table>
        <tbody>
          <LineRow line={line} marks={undefined} />
        </tbody>
      </table>
    </LineToolsContext>,
  )
  return {
    weight: screen.getByRole('spinbutton', { name: 'Weight in kg of Copper' }),
    value: screen.getByRole('spinbutton', { name: 'Value in rand of Copper' }),
  }
}

/** Renders the row of a saved line: 2 kg of copper for R 30. */
function showSavedLine() {
  const { actors, calls } = linesFakes()
  const loaded = [{ id: 'a', material: copper, weight: 2, value: 30 }]
  const input = { parent: someParent, recordId: 'record-1', lines: loaded }
  const lines = createActor(linesMachine.provide({ actors }), { input }).start()
  return { ...showFirst(lines), sent: () => calls.map(({ input: body }) => body) }
}

/** Renders the row of a new copper line. The row's props do not update, like those of a deferred table. */
function showBehindLine() {
  const lines = createActor(linesMachine.provide({ actors: linesFakes().actors }), {
    input: { parent: someParent, recordId: null },
  }).start()
  lines.send({ type: 'line.add', material: copper })
  return { ...showFirst(lines), lines }
}

describe('number of a saved line', () => {
  const { user, pass } = useFakeTime()

  test('is sent once, 300 ms after the last key', async () => {
    const { weight, sent } = showSavedLine()
    await user.clear(weight)
    await user.type(weight, '64')
    await pass(200)
    await user.type(weight, '0')
    await pass(299)
    expect(sent()).toEqual([])
    await pass(1)
    expect(sent()).toEqual([{ recordId: 'record-1', id: 'a', weight: 640, value: 30 }])
    await pass(1000)
    expect(sent()).toHaveLength(1)
  })

  test('is sent once after many steps, 300 ms after the last', async () => {
    const { weight, sent } = showSavedLine()
    await user.click(weight)
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard('{ArrowUp}')
      act(() => screen.getByRole('button', { name: /^Increase Weight/ }).click())
      await pass(100)
    }
    expect(sent()).toEqual([])
    await pass(200)
    expect(sent()).toEqual([{ recordId: 'record-1', id: 'a', weight: 10, value: 30 }])
  })
})

test('applies a price to the typed weight even if the table lags', async () => {
  const { lines, weight, value } = showBehindLine()
  const user = userEvent.setup()
  await user.type(weight, '1240-380{Enter}')
  await user.type(value, '@3.50{Enter}')
  expect(lines.getSnapshot().context.lines).toEqual([expect.objectContaining({ weight: 860, value: 3010 })])
})
