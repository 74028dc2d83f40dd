/*
 * Rows pasted from a spreadsheet, which become material lines.
 *
 * `paste.begin` parses the text and goes to `reading`, which looks the materials up: each term once, in four parallel lanes.
 * Then `paste.read` is emitted with the lines, in the order of the rows. A row without one clear material makes a line of its
 * term, with the reason why the user has to choose; a number that cannot be read is left out, with the reason as a mark.
 * Rows that are no line at all, or were not looked up, stay in the context, each with a reason (`reporting`), until `paste.dismiss` or the next `paste.begin`; `paste.retry`
 * repeats the look-ups that failed or were stopped. `paste.stop` ends the reading early, with what was found by then.
 */
import { assign, emit, setup } from 'xstate'
import { readPastedRows } from '#domain/pasting/pasted-lines.ts'
import { toProblem } from '#domain/problem.ts'
import { type AddedLine, takenOver } from '#domain/trades/line-rules.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { matchOf, termKeyOf } from './match.ts'
import type { Found, PasteContext, PasteEmitted, PasteEvent, Unread } from './paste.types.ts'

const lanes = [0, 1, 2, 3] as const

/** The term that a lane looks up next. Terms are dealt to the lanes in turn, so that no two ask for the same one. */
const termOf = ({ terms, answered }: PasteContext, lane: number) => terms[lane + lanes.length * (answered[lane] ?? 0)]

const begun = (rows: PasteContext['rows']) => ({
  rows,
  terms: [...new Map(rows.map(({ term }) => [termKeyOf(term), term])).values()],
  answered: lanes.map(() => 0),
  found: new Map<string, Found>(),
})

/** The lines that the rows make with what was found, and the rows that make none. */
function conclusionOf({ rows, found }: PasteContext): { lines: readonly AddedLine[]; unread: readonly Unread[] } {
  const lines: AddedLine[] = []
  const unread: Unread[] = []
  for (const row of rows) {
    const { term, weight, value, faults } = row
    const { material, reason, isUnasked } = matchOf(row, found.get(termKeyOf(term)))
    if (isUnasked) unread.push({ row: row.row, text: row.text, reason, again: row })
    else {
      const marks = Object.keys(faults).length > 0 ? { marks: faults } : {}
      lines.push({ ...(material ? { material: takenOver(material) } : { term, reason }), weight, value, ...marks })
    }
  }
  return { lines, unread }
}

const paste = setup({
  types: typed<{
    context: PasteContext
    events: PasteEvent
    emitted: PasteEmitted
    tags: 'reading' | 'reporting'
  }>(),
  actors: { find: actorSlot<readonly CatalogueMaterial[], { term: string }>('paste', 'find') },
  actions: {
    read: assign((_, { text, locale }: { text: string; locale: string }) => {
      const { rows, faults, header } = readPastedRows(text, locale)
      return { header, unread: faults, ...begun(rows) }
    }),
    readAgain: assign(({ context: { unread } }) => ({
      ...begun(unread.flatMap(({ again }) => again ?? [])),
      unread: unread.filter(({ again }) => !again),
    })),
    keep: assign(({ context }, { lane, found }: { lane: number; found: Found }) => ({
      found: new Map(context.found).set(termKeyOf(termOf(context, lane) ?? ''), found),
      answered: context.answered.map((count, index) => (index === lane ? count + 1 : count)),
    })),
    tellRead: emit(({ context }) => {
      const { lines, unread } = conclusionOf(context)
      return { type: 'paste.read', lines, unread: unread.length + context.unread.length }
    }),
    conclude: assign(({ context }) => ({
      rows: [],
      unread: [...context.unread, ...conclusionOf(context).unread].toSorted((a, b) => a.row - b.row),
    })),
    forget: assign({ header: null, unread: [], ...begun([]) }),
  },
  guards: {
    isLeft: ({ context }, { lane }: { lane: number }) => termOf(context, lane) !== undefined,
    isAllRead: ({ context }) => context.unread.length === 0,
    isUnasked: ({ context }) => context.unread.some(({ again }) => again),
  },
})

/** One of the lanes in which materials are looked up side by side. */
const lookingUp = (lane: number) =>
  paste.createStateConfig({
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: { type: 'isLeft', params: { lane } }, target: 'asking' }, { target: 'done' }] },
      asking: {
        invoke: {
          src: 'find',
          input: ({ context }) => ({ term: termOf(context, lane) ?? '' }),
          onDone: {
            target: 'deciding',
            actions: { type: 'keep', params: ({ event }) => ({ lane, found: event.output }) },
          },
          onError: {
            target: 'deciding',
            actions: { type: 'keep', params: ({ event }) => ({ lane, found: toProblem(event.error) }) },
          },
        },
      },
      done: { type: 'final' },
    },
  })

export const pasteMachine = paste.createMachine({
  id: 'paste',
  context: { header: null, unread: [], ...begun([]) },
  initial: 'idle',
  states: {
    idle: { on: { 'paste.begin': { target: 'reading', actions: { type: 'read', params: ({ event }) => event } } } },
    reading: {
      tags: ['reading'],
      type: 'parallel',
      states: { first: lookingUp(0), second: lookingUp(1), third: lookingUp(2), fourth: lookingUp(3) },
      on: { 'paste.stop': 'concluding' },
      onDone: 'concluding',
    },
    concluding: {
      entry: ['tellRead', 'conclude'],
      always: [{ guard: 'isAllRead', target: 'idle' }, { target: 'reporting' }],
    },
    reporting: {
      tags: ['reporting'],
      on: {
        'paste.begin': { target: 'reading', actions: { type: 'read', params: ({ event }) => event } },
        'paste.retry': { guard: 'isUnasked', target: 'reading', actions: 'readAgain' },
        'paste.dismiss': { target: 'idle', actions: 'forget' },
      },
    },
  },
})
