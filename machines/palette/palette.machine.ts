/*
 * Finds screens, records and preferences by name, and handles their keyboard shortcuts.
 *
 * - Owner: the app, one instance per session. The host defines the type `Row`.
 * - `closed`: pressing a shortcut chooses the row of that shortcut. After the first key of a two-key shortcut
 *   (`begun`), the machine waits for `secondKeyPause`.
 * - `open`: typing filters the offered rows and, after a pause, starts the actor `search`.
 * - Found records appear in the order in which their sources respond. New records never move the highlight.
 * - `found.choose` skips the pause and chooses the first record that the search finds, if no row is highlighted.
 * - A new term aborts the previous search. Records of that search stay if they match the new term.
 * - `listing` shows all shortcuts.
 * - Output: `row.chosen`. The host navigates or runs the action.
 */
import { assign, emit, fromCallback, setup } from 'xstate'
import { missingImplementation } from '#machines/implementation.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { typed } from '#machines/typed.ts'
import { matchingRows, shownRows } from './matching-rows.ts'
import type { HighlightMove, PaletteContext, PaletteEmitted, PaletteEvent, PaletteRow } from './palette.types.ts'

/** Returns the row with a shortcut that equals the pressed keys; undefined if no row has one. */
const rowOfShortcut = <Row extends PaletteRow>({ offered, firstKey }: PaletteContext<Row>, key: string) => {
  const pressed = firstKey === null ? [key] : [firstKey, key]
  return offered.find(({ keys = [] }) => keys.length === pressed.length && keys.every((one, at) => one === pressed[at]))
}

/**
 * Returns the id of the row to highlight. `next` wraps from the last row to the first, `previous` from the first to the
 * last. Null without rows.
 */
function movedTo<Row extends PaletteRow>(context: PaletteContext<Row>, to: HighlightMove): string | null {
  const ids = shownRows(context).map(({ id }) => id)
  const at = context.highlighted === null ? -1 : ids.indexOf(context.highlighted)
  const next = { next: at + 1 === ids.length ? 0 : at + 1, previous: at < 1 ? -1 : at - 1, first: 0, last: -1 }[to]
  return ids.at(next) ?? null
}

const shownRow = <Row extends PaletteRow>(context: PaletteContext<Row>, id: string) =>
  shownRows(context).find(row => row.id === id)

/**
 * Asserts that a row exists. A guard has already checked this.
 * @throws if the row is undefined.
 */
function known<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('The palette has no such row')
  return row
}

const keyOf = ({ event }: { event: { key: string } }): string => event.key

const firstOf = <Row extends PaletteRow>(shown: Parameters<typeof shownRows<Row>>[0]) => shownRows(shown)[0]?.id ?? null

export const paletteMachine = lazyMachine(<Row extends PaletteRow>() =>
  setup({
    types: typed<{
      context: PaletteContext<Row>
      events: PaletteEvent<Row>
      emitted: PaletteEmitted<Row>
      /** `rows`: the initially offered rows. */
      input: { rows: readonly Row[] }
      tags: 'open' | 'searching' | 'listing'
    }>(),
    actors: {
      search: fromCallback<PaletteEvent<Row>, { term: string }>(() => missingImplementation('palette', 'search')),
    },
    actions: {
      takeRows: assign(({ context }, offered: readonly Row[]) => ({
        offered,
        highlighted: shownRows({ ...context, offered }).some(({ id }) => id === context.highlighted)
          ? context.highlighted
          : firstOf({ ...context, offered }),
      })),
      takeFirstKey: assign((_, key: string) => ({ firstKey: key })),
      forgetFirstKey: assign({ firstKey: null }),
      beginAnew: assign(({ context }) => {
        const nothing = { term: '', records: [], refused: [], isAwaited: false }
        return { ...nothing, highlighted: firstOf({ ...context, ...nothing }) }
      }),
      takeTerm: assign(({ context }, term: string) => {
        const records = term.trim() === '' ? [] : matchingRows(context.records, term)
        return { term, records, refused: [], isAwaited: false, highlighted: firstOf({ ...context, term, records }) }
      }),
      takeRecords: assign(({ context }, found: readonly Row[]) => {
        const known = new Set(context.records.map(({ id }) => id))
        const records = [...context.records, ...found.filter(({ id }) => !known.has(id))]
        return { records, highlighted: context.highlighted ?? firstOf({ ...context, records }) }
      }),
      awaitRecord: assign({ isAwaited: true }),
      noteRefusal: assign(({ context }, source: string) => ({ refused: [...context.refused, source] })),
      highlight: assign((_, id: string) => ({ highlighted: id })),
      moveHighlight: assign(({ context }, to: HighlightMove) => ({ highlighted: movedTo(context, to) })),
      emitRowOfShortcut: emit(({ context }, key: string) => ({
        type: 'row.chosen',
        row: known(rowOfShortcut(context, key)),
        isNewTab: false,
      })),
      emitFirst: emit((_, found: readonly Row[]) => ({ type: 'row.chosen', row: known(found[0]), isNewTab: false })),
      emitChosen: emit(({ context }, { id, isNewTab }: { id: string; isNewTab: boolean }) => ({
        type: 'row.chosen',
        row: known(shownRow(context, id)),
        isNewTab,
      })),
    },
    guards: {
      isChosenBy: ({ context }, key: string) => rowOfShortcut(context, key) !== undefined,
      isFirstKey: ({ context }, key: string) =>
        context.offered.some(({ keys = [] }) => keys.length > 1 && keys[0] === key),
      isOtherText: ({ context }, term: string) => term !== context.term,
      hasTerm: ({ context }) => context.term.trim() !== '',
      hasNoHighlight: ({ context }) => context.highlighted === null,
      isAwaited: ({ context }, records: readonly Row[]) => context.isAwaited && records.length > 0,
      isShown: ({ context }, id: string) => shownRow(context, id) !== undefined,
    },
    delays: { typingPause: 300, secondKeyPause: 1500 },
  }).createMachine({
    id: 'palette',
    context: ({ input }) => ({
      offered: input.rows,
      term: '',
      records: [],
      refused: [],
      highlighted: null,
      isAwaited: false,
      firstKey: null,
    }),
    initial: 'closed',
    on: { 'rows.offer': { actions: { type: 'takeRows', params: ({ event }) => event.rows } } },
    states: {
      closed: {
        initial: 'resting',
        on: {
          'palette.open': 'open',
          'keys.show': 'listing',
        },
        states: {
          resting: {
            entry: 'forgetFirstKey',
            on: {
              'key.press': [
                { guard: { type: 'isChosenBy', params: keyOf }, actions: { type: 'emitRowOfShortcut', params: keyOf } },
                {
                  guard: { type: 'isFirstKey', params: keyOf },
                  target: 'begun',
                  actions: { type: 'takeFirstKey', params: keyOf },
                },
              ],
            },
          },
          begun: {
            after: { secondKeyPause: 'resting' },
            on: {
              'key.press': [
                {
                  guard: { type: 'isChosenBy', params: keyOf },
                  target: 'resting',
                  actions: { type: 'emitRowOfShortcut', params: keyOf },
                },
                { target: 'resting' },
              ],
            },
          },
        },
      },
      open: {
        tags: ['open'],
        entry: 'beginAnew',
        initial: 'still',
        on: {
          'palette.close': 'closed',
          'term.type': {
            guard: { type: 'isOtherText', params: ({ event }) => event.term },
            target: '.deciding',
            actions: { type: 'takeTerm', params: ({ event }) => event.term },
          },
          'highlight.move': { actions: { type: 'moveHighlight', params: ({ event }) => event.to } },
          'row.highlight': {
            guard: { type: 'isShown', params: ({ event }) => event.id },
            actions: { type: 'highlight', params: ({ event }) => event.id },
          },
          'row.choose': {
            guard: { type: 'isShown', params: ({ event }) => event.id },
            target: 'closed',
            actions: { type: 'emitChosen', params: ({ event }) => event },
          },
        },
        states: {
          still: {},
          deciding: { always: [{ guard: 'hasTerm', target: 'typing' }, { target: 'still' }] },
          typing: {
            tags: ['searching'],
            after: { typingPause: 'searching' },
            on: { 'found.choose': { guard: 'hasNoHighlight', target: 'searching', actions: 'awaitRecord' } },
          },
          searching: {
            tags: ['searching'],
            invoke: { src: 'search', input: ({ context }) => ({ term: context.term.trim() }) },
            on: {
              'found.choose': { guard: 'hasNoHighlight', actions: 'awaitRecord' },
              'records.found': [
                {
                  guard: { type: 'isAwaited', params: ({ event }) => event.records },
                  target: '#palette.closed',
                  actions: { type: 'emitFirst', params: ({ event }) => event.records },
                },
                { actions: { type: 'takeRecords', params: ({ event }) => event.records } },
              ],
              'records.refused': { actions: { type: 'noteRefusal', params: ({ event }) => event.source } },
              'search.ended': 'still',
            },
          },
        },
      },
      listing: { tags: ['listing'], on: { 'palette.close': 'closed' } },
    },
  }),
)
