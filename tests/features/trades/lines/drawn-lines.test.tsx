import { render, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { LineToolsContext } from '#features/trades/lines/line-tools.ts'
import { LinesTable } from '#features/trades/lines/lines-table.tsx'
import { someParent } from '#machines/fakes.ts'
import { copper, linesFakes } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { DraftLine } from '#machines/lines/lines.types.ts'
import { lists } from '../../list-parts.ts'
import { naledi, renderApp } from '../../render-app.tsx'
import { openNewest } from '../open-newest.ts'
import { enter, figure, materialSearch, openedForm, weightOf } from '../trade-form.ts'

vi.setConfig({ testTimeout: 180_000 })

/**
 * Watches the page for DOM changes. Returns a function that returns the changed places: lines, totals, save status, or
 * other elements.
 */
function watchDrawing() {
  const places = new Set<string>()
  const note = (records: MutationRecord[]) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      const row = element?.closest('[data-row]')?.getAttribute('data-row')
      const words = element?.textContent ?? ''
      // On phones, the bottom bar repeats the totals.
      const isSum =
        screen.getByRole('region', { name: 'This load' }).contains(element) || /CO₂e$|^[\d.]+\skg · R/.test(words)
      const isStanding = words.startsWith('Lines save automatically')
      places.add(row ?? (isSum ? 'sums' : isStanding ? 'standing' : String(element?.outerHTML)))
    }
  }
  const observer = new MutationObserver(note)
  const everything = { subtree: true, childList: true, characterData: true, attributes: true }
  observer.observe(screen.getByRole('main'), everything)
  onTestFinished(() => observer.disconnect())
  return () => {
    note(observer.takeRecords())
    return [...places].toSorted()
  }
}

describe('typed weight', () => {
  test('renders only its line and the totals', async () => {
    const { user } = renderApp({ as: naledi, path: `${lists.business}/create` })
    await openedForm()
    await user.click(materialSearch())
    await user.paste('Copper wire\t1\t1\nPET bottles\t2\t2\n'.repeat(10))
    await waitFor(() => expect(figure('Weight')).toHaveTextContent('Weight30.00 kg'))
    const third = await waitFor(() => {
      const [, , weight] = screen.getAllByRole('spinbutton', { name: /^Weight/ })
      if (!weight) throw new Error('There is no third line')
      return weight
    })
    await user.click(third)
    const drawn = watchDrawing()
    await user.keyboard('50')
    await waitFor(() => expect(figure('Weight')).toHaveTextContent('Weight179.00 kg'))
    await waitFor(() => expect(drawn()).toEqual(['line-3', 'sums']))
  })

  test('renders only its saved line, the save status and the totals', async () => {
    const { user, lines, line, row } = await openNewest()
    const weight = weightOf(line.name)
    await user.click(weight)
    const drawn = watchDrawing()
    await enter(user, weight, String(line.weight + 1000))
    await waitFor(() => expect(row()).toHaveTextContent('Saved'))
    expect(lines.length).toBeGreaterThan(1)
    expect(drawn()).toEqual(['line-1', 'standing', 'sums'])
  })
})

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
  const may = { fixedDecimals: true, mayChange: true, mayRemove: true, hasActions: true }
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
