import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { LineRow } from '#features/trades/lines/line-row.tsx'
import { LineToolsContext } from '#features/trades/lines/line-tools.ts'
import { someParent } from '#machines/fakes.ts'
import { copper, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'

test('applies a price to the typed weight even if the table lags', async () => {
  const lines = createActor(linesMachine.provide({ actors: linesFakes().actors }), {
    input: { parent: someParent, recordId: null },
  }).start()
  onTestFinished(() => void lines.stop())
  lines.send({ type: 'line.add', material: copper })
  const [line] = lines.getSnapshot().context.lines
  if (!line) throw new Error('There is no line')
  const may = { fixedDecimals: true, mayChange: true, mayRemove: true, hasActions: true, onPriceAccepted: () => {} }
  // The row's props do not update, like those of a deferred table.
  render(
    <LineToolsContext value={{ lines, locale: 'en-US', past: undefined, onRemove: () => {}, ...may }}>
      <table>
        <tbody>
          <LineRow line={line} marks={undefined} />
        </tbody>
      </table>
    </LineToolsContext>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByRole('spinbutton', { name: 'Weight in kg of Copper' }), '1240-380{Enter}')
  await user.type(screen.getByRole('spinbutton', { name: 'Value in rand of Copper' }), '@3.50{Enter}')
  expect(lines.getSnapshot().context.lines).toEqual([expect.objectContaining({ weight: 860, value: 3010 })])
})
