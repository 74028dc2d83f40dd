import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createActor } from 'xstate'
import { LineToolsContext } from '#features/trades/lines/line-tools.ts'
import { LinesTable } from '#features/trades/lines/lines-table.tsx'
import { someParent } from '#machines/fakes.ts'
import { copper, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { DraftLine } from '#machines/lines/lines.types.ts'

const onRemove = () => {}

test('renders only the changed line', () => {
  const lines = createActor(linesMachine.provide({ actors: linesFakes().actors }), {
    input: { parent: someParent, recordId: null },
  }).start()
  onTestFinished(() => void lines.stop())
  const rendered: string[] = []
  /** Returns a line that records its key when its row renders. */
  const watched = (key: string, weight: number): DraftLine => ({
    kind: 'draft',
    key,
    weight,
    value: 1,
    get material() {
      rendered.push(key)
      return copper
    },
  })
  const rows = ['line-1', 'line-2', 'line-3'].map(key => watched(key, 1))
  const marks = {}
  const may = { fixedDecimals: true, mayChange: true, mayRemove: true, hasActions: true, onPriceAccepted: () => {} }
  const tools = { lines, onRemove, locale: 'en-US', past: undefined, ...may }
  const table = (shown: typeof rows) => (
    <LineToolsContext value={tools}>
      <LinesTable rows={shown} marks={marks} />
    </LineToolsContext>
  )
  const { rerender } = render(table(rows))
  expect(new Set(rendered)).toEqual(new Set(['line-1', 'line-2', 'line-3']))
  rendered.length = 0
  rerender(table(rows.with(1, watched('line-2', 5))))
  expect(new Set(rendered)).toEqual(new Set(['line-2']))
})
