import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { matchingRows, shownRows } from '#machines/palette/matching-rows.ts'
import { paletteFakes, petra, petras, someRows } from '#machines/palette/palette.fakes.ts'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteRow } from '#machines/palette/palette.types.ts'

/** Starts the command palette of a small app, closed. */
function start() {
  const { actors, searches, answer } = paletteFakes()
  const clock = new SimulatedClock()
  const palette = createActor(paletteMachine<PaletteRow>().provide({ actors }), { input: { rows: someRows }, clock })
  const chosen: Array<[id: string, isNewTab: boolean]> = []
  palette.on('row.chosen', ({ row, isNewTab }) => chosen.push([row.id, isNewTab]))
  palette.start()
  const context = () => palette.getSnapshot().context
  return {
    palette,
    clock,
    searches,
    answer,
    chosen,
    context,
    shown: () => shownRows(context()).map(({ id }) => id),
    press: (...keys: string[]) => keys.forEach(key => palette.send({ type: 'key.press', key })),
    type: (term: string) => palette.send({ type: 'term.type', term }),
  }
}

/** Opens the command palette and starts a search, which stays pending. */
function searching(term: string) {
  const started = start()
  started.palette.send({ type: 'palette.open' })
  started.type(term)
  started.clock.increment(300)
  return started
}

const row = (label: string, detail = ''): PaletteRow => ({ id: label, group: 'go', label, detail })
const labels = (rows: readonly PaletteRow[]) => rows.map(({ label }) => label)

describe('matching rows', () => {
  test('include all rows for an empty term', () => {
    expect(labels(matchingRows([row('Users'), row('Roles')], ' '))).toEqual(['Users', 'Roles'])
  })

  test('rank prefixes first, then other labels, then details', () => {
    const rows = [row('Businesses'), row('Dark', 'of users'), row('Your users'), row('Users')]
    expect(labels(matchingRows(rows, 'us'))).toEqual(['Your users', 'Users', 'Businesses', 'Dark'])
  })

  test('ignore case, accents and word order', () => {
    expect(labels(matchingRows([row('Zoë Müller', 'collector')], 'muller ZOE'))).toEqual(['Zoë Müller'])
    expect(matchingRows([row('Zoë Müller')], 'zoë maller')).toEqual([])
  })
})

describe('open palette', () => {
  test('filters at once and searches 300 ms after the last key', () => {
    const { palette, clock, shown, searches, type } = start()
    palette.send({ type: 'palette.open' })
    type('tr')
    clock.increment(299)
    type('tra')
    expect(shown()).toEqual(['transactions', 'new', 'contrast'])
    clock.increment(299)
    expect(searches).toEqual([])
    clock.increment(1)
    expect(searches).toEqual([{ term: 'tra', isOver: false }])
  })

  test('does not search an empty term', () => {
    const { clock, searches, type } = searching('tra')
    type(' ')
    clock.increment(300)
    expect(searches).toEqual([{ term: 'tra', isOver: true }])
  })

  test('inserts records by group and keeps the highlight', () => {
    const { answer, context, shown, palette } = searching('tra')
    palette.send({ type: 'highlight.move', to: 'last' })
    expect(context().highlighted).toBe('contrast')
    answer({ type: 'records.found', records: [petra] })
    answer({ type: 'records.found', records: [petras, petra] })
    expect(shown()).toEqual(['transactions', 'new', 'petra', 'sale', 'contrast'])
    expect(context().highlighted).toBe('contrast')
  })

  test('highlights the first record if no other row matches', () => {
    const { answer, context } = searching('adams')
    expect(context().highlighted).toBeNull()
    answer({ type: 'records.found', records: [petra] })
    answer({ type: 'records.found', records: [petras] })
    expect(context().highlighted).toBe('petra')
  })

  test('chooses the first found record if asked before it arrives', () => {
    const { palette, type, clock, searches, answer, chosen } = searching('3f9a-71c2')
    palette.send({ type: 'found.choose' })
    answer({ type: 'records.found', records: [] })
    expect(chosen).toEqual([])
    answer({ type: 'records.found', records: [petras] })
    expect(chosen).toEqual([['sale', false]])
    expect(palette.getSnapshot().matches('closed')).toBe(true)

    palette.send({ type: 'palette.open' })
    type('3f9a-71c2')
    palette.send({ type: 'found.choose' })
    expect(searches).toHaveLength(2)
    type('petra')
    clock.increment(300)
    answer({ type: 'records.found', records: [petra] })
    expect(chosen).toHaveLength(1)
  })

  test('aborts the earlier search and keeps its matching records', () => {
    const { answer, searches, shown, type } = searching('a')
    answer({ type: 'records.found', records: [petra, { ...petras, detail: 'Amahle Jansen' }] })
    type('adams')
    expect(searches[0]?.isOver).toBe(true)
    expect(shown()).toEqual(['petra'])
  })

  test('names failed sources until the term changes', () => {
    const { answer, context, type } = searching('tra')
    answer({ type: 'records.refused', source: 'users' })
    answer({ type: 'search.ended' })
    expect(context().refused).toEqual(['users'])
    type('trad')
    expect(context().refused).toEqual([])
  })

  test('moves the highlight and wraps from last to first', () => {
    const { palette, context } = start()
    palette.send({ type: 'palette.open' })
    const to = (...moves: Array<'next' | 'previous' | 'first' | 'last'>) => {
      for (const move of moves) palette.send({ type: 'highlight.move', to: move })
      return context().highlighted
    }
    expect(to('next')).toBe('users')
    expect(to('previous', 'previous')).toBe('contrast')
    expect(to('next')).toBe('transactions')
    expect(to('last', 'previous')).toBe('new')
    expect(to('first')).toBe('transactions')
  })

  test('has no highlight without matches', () => {
    const { palette, context, type } = start()
    palette.send({ type: 'palette.open' })
    type('zzz')
    palette.send({ type: 'highlight.move', to: 'next' })
    expect(context().highlighted).toBeNull()
    type('')
    expect(context().highlighted).toBe('transactions')
  })

  test('closes after a choice and starts empty again', () => {
    const { answer, chosen, context, palette } = searching('adams')
    answer({ type: 'records.found', records: [petra] })
    palette.send({ type: 'row.choose', id: 'petra', isNewTab: true })
    expect(chosen).toEqual([['petra', true]])
    expect(palette.getSnapshot().hasTag('open')).toBe(false)
    palette.send({ type: 'palette.open' })
    expect(context()).toMatchObject({ term: '', records: [], highlighted: 'transactions' })
  })

  test('keeps the highlight on new rows if its row remains', () => {
    const { palette, context } = start()
    palette.send({ type: 'palette.open' })
    palette.send({ type: 'row.highlight', id: 'new' })
    palette.send({ type: 'rows.offer', rows: someRows.slice(1) })
    expect(context().highlighted).toBe('new')
    palette.send({ type: 'rows.offer', rows: someRows.slice(0, 1) })
    expect(context().highlighted).toBe('transactions')
  })
})

describe('shortcuts of a closed palette', () => {
  test('reset after an unknown or missing second key', () => {
    const { press, chosen, clock } = start()
    press('g', 'x', 'u')
    press('g')
    clock.increment(1500)
    press('u')
    expect(chosen).toEqual([])
    press('g')
    clock.increment(1499)
    press('u')
    expect(chosen).toEqual([['users', false]])
  })

  test('do not treat the second key as a single-key shortcut', () => {
    const { press, chosen } = start()
    press('g', 'n')
    expect(chosen).toEqual([])
  })

  test('are ignored while the palette is open', () => {
    const { palette, press, chosen } = start()
    press('g')
    palette.send({ type: 'palette.open' })
    press('t')
    palette.send({ type: 'palette.close' })
    press('t')
    expect(chosen).toEqual([])
  })
})
