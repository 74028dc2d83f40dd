import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { matchingRows, shownRows } from '#machines/palette/matching-rows.ts'
import { paletteFakes, petra, petras, someRows } from '#machines/palette/palette.fakes.ts'
import { paletteMachine } from '#machines/palette/palette.machine.ts'
import type { PaletteRow } from '#machines/palette/palette.types.ts'

/** A running palette of the small app, closed. */
function start() {
  const { actors, searches, answer } = paletteFakes()
  const clock = new SimulatedClock()
  const palette = createActor(paletteMachine<PaletteRow>().provide({ actors }), { input: { rows: someRows }, clock })
  const chosen: Array<[id: string, isAside: boolean]> = []
  palette.on('row.chosen', ({ row, isAside }) => chosen.push([row.id, isAside]))
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

/** One that is open, with a term that is searched for. */
function searching(term: string) {
  const started = start()
  started.palette.send({ type: 'palette.open' })
  started.type(term)
  started.clock.increment(300)
  return started
}

const row = (label: string, detail = ''): PaletteRow => ({ id: label, group: 'go', label, detail })
const labels = (rows: readonly PaletteRow[]) => rows.map(({ label }) => label)

describe('What fits a term', () => {
  test('is all of it before anything is typed', () => {
    expect(labels(matchingRows([row('Users'), row('Roles')], ' '))).toEqual(['Users', 'Roles'])
  })

  test('begins with it first, then has it anywhere, then beside the label, each in its own order', () => {
    const rows = [row('Businesses'), row('Dark', 'of users'), row('Your users'), row('Users')]
    expect(labels(matchingRows(rows, 'us'))).toEqual(['Your users', 'Users', 'Businesses', 'Dark'])
  })

  test('minds neither capitals nor accents, and takes words in any order', () => {
    expect(labels(matchingRows([row('Zoë Müller', 'collector')], 'muller ZOE'))).toEqual(['Zoë Müller'])
    expect(matchingRows([row('Zoë Müller')], 'zoë maller')).toEqual([])
  })
})

describe('An open palette', () => {
  test('begins with everything, and the highlight on the first', () => {
    const { palette, shown, context } = start()
    palette.send({ type: 'palette.open' })
    expect(shown()).toEqual(['transactions', 'users', 'new', 'contrast'])
    expect(context().highlighted).toBe('transactions')
  })

  test('is narrowed at once, and searches after a pause of 300 ms, which each key begins anew', () => {
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

  test('searches for nothing that was emptied', () => {
    const { clock, searches, type } = searching('tra')
    type(' ')
    clock.increment(300)
    expect(searches).toEqual([{ term: 'tra', isOver: true }])
  })

  test('shows records as they come, between what is new and the preferences, and leaves the highlight where it is', () => {
    const { answer, context, shown, palette } = searching('tra')
    palette.send({ type: 'highlight.move', to: 'last' })
    expect(context().highlighted).toBe('contrast')
    answer({ type: 'records.found', records: [petra] })
    answer({ type: 'records.found', records: [petras, petra] })
    expect(shown()).toEqual(['transactions', 'new', 'petra', 'sale', 'contrast'])
    expect(context().highlighted).toBe('contrast')
  })

  test('highlights the first record where nothing else fits, and the next ones no more', () => {
    const { answer, context } = searching('adams')
    expect(context().highlighted).toBeNull()
    answer({ type: 'records.found', records: [petra] })
    answer({ type: 'records.found', records: [petras] })
    expect(context().highlighted).toBe('petra')
  })

  test('calls off the search for an older term, and keeps what it found as far as that fits', () => {
    const { answer, searches, shown, type } = searching('a')
    answer({ type: 'records.found', records: [petra, { ...petras, detail: 'Amahle Jansen' }] })
    type('adams')
    expect(searches[0]?.isOver).toBe(true)
    expect(shown()).toEqual(['petra'])
  })

  test('says what could not be searched until something else is typed', () => {
    const { answer, context, type } = searching('tra')
    answer({ type: 'records.refused', source: 'users' })
    answer({ type: 'search.ended' })
    expect(context().refused).toEqual(['users'])
    type('trad')
    expect(context().refused).toEqual([])
  })

  test('moves the highlight from row to row, and on from the last to the first', () => {
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

  test('has no highlight where nothing fits', () => {
    const { palette, context, type } = start()
    palette.send({ type: 'palette.open' })
    type('zzz')
    palette.send({ type: 'highlight.move', to: 'next' })
    expect(context().highlighted).toBeNull()
    type('')
    expect(context().highlighted).toBe('transactions')
  })

  test('closes with a choice, of a record, too, and begins anew', () => {
    const { answer, chosen, context, palette } = searching('adams')
    answer({ type: 'records.found', records: [petra] })
    palette.send({ type: 'row.choose', id: 'petra', isAside: true })
    expect(chosen).toEqual([['petra', true]])
    expect(palette.getSnapshot().hasTag('open')).toBe(false)
    palette.send({ type: 'palette.open' })
    expect(context()).toMatchObject({ term: '', records: [], highlighted: 'transactions' })
  })

  test('keeps its highlight when other rows are offered, if it is still there', () => {
    const { palette, context } = start()
    palette.send({ type: 'palette.open' })
    palette.send({ type: 'row.highlight', id: 'new' })
    palette.send({ type: 'rows.offer', rows: someRows.slice(1) })
    expect(context().highlighted).toBe('new')
    palette.send({ type: 'rows.offer', rows: someRows.slice(0, 1) })
    expect(context().highlighted).toBe('transactions')
  })
})

describe('The keys of a closed palette', () => {
  test('choose the row that has them, by one key or by two', () => {
    const { press, chosen } = start()
    press('n')
    press('g', 'u')
    expect(chosen).toEqual([
      ['new', false],
      ['users', false],
    ])
  })

  test('are forgotten when the second one leads nowhere, or does not come', () => {
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

  test('do not choose by the second key alone what one key chooses', () => {
    const { press, chosen } = start()
    press('g', 'n')
    expect(chosen).toEqual([])
  })

  test('choose nothing while it is open', () => {
    const { palette, press, chosen } = start()
    press('g')
    palette.send({ type: 'palette.open' })
    press('t')
    palette.send({ type: 'palette.close' })
    press('t')
    expect(chosen).toEqual([])
  })
})
