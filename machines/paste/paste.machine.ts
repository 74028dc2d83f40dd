/*
 * Turns rows pasted from a spreadsheet into material lines.
 *
 * - Owner: the lines of a trade. Input: `paste.begin` with the text and its locale.
 * - `reading` looks up each distinct term once (`find`), with at most four look-ups in parallel.
 * - Output: `paste.read` with the lines, in the order of the rows.
 * - If no single material matches a row, the row becomes a pending line with a reason, and the user must choose the
 *   material.
 * - A number that cannot be parsed is left empty and its field is marked.
 * - Rows that produce no line stay in the context with a reason (`reporting`) until `paste.dismiss` or the next
 *   `paste.begin`.
 * - `paste.retry` repeats failed and stopped look-ups. `paste.stop` stops reading and keeps the results so far.
 */
import { assign, emit, enqueueActions, setup } from 'xstate'
import { readPastedRows } from '#domain/pasting/pasted-lines.ts'
import { toProblem } from '#domain/problem.ts'
import { type AddedLine, takenOver } from '#domain/trades/line-rules.ts'
import { type CallEnded, callId, keyOfCall } from '#machines/calls.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { CatalogueMaterial } from '#schemas/trade.ts'
import { matchOf, termKeyOf } from './match.ts'
import type { Found, PasteContext, PasteEmitted, PasteEvent, Unread } from './paste.types.ts'

/** Maximum number of parallel look-ups. */
const limit = 4

const begun = (rows: PasteContext['rows']) => ({
  rows,
  waiting: [...new Map(rows.map(({ term }) => [termKeyOf(term), term])).values()],
  searching: [],
  found: new Map<string, Found>(),
})

/** Returns the lines created from the rows, and the rows that produced no line. */
function conclusionOf({ rows, found }: PasteContext): { lines: readonly AddedLine[]; unread: readonly Unread[] } {
  const lines: AddedLine[] = []
  const unread: Unread[] = []
  for (const row of rows) {
    const { term, weight, value, faults } = row
    const { material, reason, isNotSearched } = matchOf(row, found.get(termKeyOf(term)))
    if (isNotSearched) unread.push({ row: row.row, text: row.text, reason, again: row })
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
    events: PasteEvent | CallEnded<'find', readonly CatalogueMaterial[]>
    emitted: PasteEmitted
    tags: 'reading' | 'reporting'
  }>(),
  actors: { find: hostActor<readonly CatalogueMaterial[], { term: string }>('paste', 'find') },
  actions: {
    read: assign((_, { text, locale }: { text: string; locale: string }) => {
      const { rows, faults, header } = readPastedRows(text, locale)
      return { header, unread: faults, ...begun(rows) }
    }),
    readAgain: assign(({ context: { unread } }) => ({
      ...begun(unread.flatMap(({ again }) => again ?? [])),
      unread: unread.filter(({ again }) => !again),
    })),
    lookUp: enqueueActions(({ context: { waiting, searching }, enqueue }) => {
      const next = waiting.slice(0, limit - searching.length)
      for (const term of next) enqueue.spawnChild('find', { id: callId('find', termKeyOf(term)), input: { term } })
      enqueue.assign({ waiting: waiting.slice(next.length), searching: [...searching, ...next.map(termKeyOf)] })
    }),
    keep: enqueueActions(({ context, enqueue }, { actorId, found }: { actorId: string; found: Found }) => {
      const key = keyOfCall(actorId)
      enqueue.stopChild(actorId)
      enqueue.assign({
        searching: context.searching.filter(other => other !== key),
        found: new Map(context.found).set(key, found),
      })
    }),
    cancelSearches: enqueueActions(({ context: { searching }, enqueue }) => {
      for (const key of searching) enqueue.stopChild(callId('find', key))
      enqueue.assign({ searching: [] })
    }),
    emitRead: emit(({ context }) => {
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
    isFree: ({ context: { waiting, searching } }) => waiting.length > 0 && searching.length < limit,
    isAnswered: ({ context: { waiting, searching } }) => waiting.length === 0 && searching.length === 0,
    isAllRead: ({ context }) => context.unread.length === 0,
    isNotSearched: ({ context }) => context.unread.some(({ again }) => again),
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
      always: [
        { guard: 'isFree', actions: 'lookUp' },
        { guard: 'isAnswered', target: 'concluding' },
      ],
      on: {
        'xstate.done.actor.find.*': {
          actions: { type: 'keep', params: ({ event }) => ({ actorId: event.actorId, found: event.output }) },
        },
        'xstate.error.actor.find.*': {
          actions: { type: 'keep', params: ({ event }) => ({ actorId: event.actorId, found: toProblem(event.error) }) },
        },
        'paste.stop': 'concluding',
      },
      exit: 'cancelSearches',
    },
    concluding: {
      entry: ['emitRead', 'conclude'],
      always: [{ guard: 'isAllRead', target: 'idle' }, { target: 'reporting' }],
    },
    reporting: {
      tags: ['reporting'],
      on: {
        'paste.begin': { target: 'reading', actions: { type: 'read', params: ({ event }) => event } },
        'paste.retry': { guard: 'isNotSearched', target: 'reading', actions: 'readAgain' },
        'paste.dismiss': { target: 'idle', actions: 'forget' },
      },
    },
  },
})
