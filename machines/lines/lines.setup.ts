import { assign, emit, enqueueActions, type InputFrom, sendTo, setup } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import { faultsOf, markedFields, refusalsOf, unmarked } from '#domain/trades/line-rules.ts'
import { typed } from '#machines/typed.ts'
import { nameOf, shownLine, typedLineOf } from './line.selectors.ts'
import { madeLine, type Putting } from './line-making.ts'
import type { LinesContext, LinesEmitted, LinesEvent, LinesInput } from './lines.types.ts'
import { pendingLineMachine } from './pending-line.machine.ts'
import { savedLineMachine } from './saved-line.machine.ts'
import { isLineBusy, isUnsent } from './saved-line.selectors.ts'
import type { SavedLineEvent } from './saved-line.setup.ts'
import type { LineAttempt, LineChangeEvent } from './saved-line.types.ts'

type Keyed = { key: string }

const lineOf = ({ lines }: Pick<LinesContext, 'lines'>, key: string) => lines.find(line => line.key === key)

const called = (context: Pick<LinesContext, 'lines'>, key: string) => {
  const line = lineOf(context, key)
  return line ? nameOf(line) : null
}

/** Returns the key, name and position (from 1) of a line, and the number of lines, for an emitted event. */
const placeOf = ({ lines }: Pick<LinesContext, 'lines'>, key: string) => ({
  key,
  name: called({ lines }, key) ?? '',
  position: lines.findIndex(line => line.key === key) + 1,
  count: lines.length,
})

export const lines = setup({
  types: typed<{ context: LinesContext; events: LinesEvent; emitted: LinesEmitted; input: LinesInput }>(),
  actors: { savedLine: savedLineMachine, pendingLine: pendingLineMachine },
  actions: {
    putLines: assign(
      ({ context: { recordId, lines, marks }, spawn, self }, { at, instead, lines: put, count }: Putting) => {
        const maker = {
          recordId,
          parent: self,
          spawnSaved: (id: string, input: InputFrom<typeof savedLineMachine>) => spawn('savedLine', { id, input }),
          spawnPending: (id: string, input: InputFrom<typeof pendingLineMachine>) =>
            spawn('pendingLine', { id, input }),
        }
        const made = put.map(({ key, line }) => madeLine(key, line, maker))
        const marked = put.flatMap(({ key, line }) => (line.marks ? [[key, line.marks] as const] : []))
        return {
          lines: lines.toSpliced(at, instead ? 1 : 0, ...made),
          marks: marked.length > 0 ? { ...marks, ...Object.fromEntries(marked) } : marks,
          count,
        }
      },
    ),
    reportChanged: sendTo(({ context }) => context.parent, { type: 'lines.changed' }),
    emitAllAdded: emit(({ context: { lines } }, { lines: { length: added } }: { lines: readonly unknown[] }) => ({
      type: 'lines.added',
      added,
      count: lines.length,
    })),
    emitAdded: emit(({ context }, { isPending }: { isPending: boolean }) => ({
      type: 'line.added',
      ...placeOf(context, context.lines.at(-1)?.key ?? ''),
      isPending,
    })),
    emitFound: emit(({ context }, { key, isChosen }: Keyed & { isChosen: boolean }) => ({
      type: 'line.found',
      ...placeOf(context, key),
      isChosen,
    })),
    emitUnclear: emit(({ context }, { key, reason }: Keyed & { reason: string }) => ({
      type: 'line.unclear',
      key,
      name: called(context, key) ?? '',
      reason,
    })),
    takeValues: assign(
      ({ context: { lines, marks } }, { key, weight, gross, price, value }: LineChangeEvent & Keyed) => {
        const change = {
          ...(weight === undefined ? {} : { weight }),
          ...(gross === undefined ? {} : { gross }),
          ...(price === undefined ? {} : { price }),
          ...(value === undefined ? {} : { value }),
        }
        const line = lineOf({ lines }, key)
        return {
          // Saved lines are skipped, because their actors hold the numbers.
          lines: line && line.kind !== 'saved' ? lines.with(lines.indexOf(line), { ...line, ...change }) : lines,
          marks: unmarked(marks, key, Object.keys(change)),
        }
      },
    ),
    stopLookUp: enqueueActions(({ context, enqueue }, { key }: Keyed) => {
      const line = lineOf(context, key)
      if (line?.kind === 'pending') enqueue.stopChild(line.pending)
      enqueue.assign({ marks: unmarked(context.marks, key, ['material']) })
    }),
    dropLine: enqueueActions(({ context, enqueue }, { key }: Keyed) => {
      const line = lineOf(context, key)
      if (!line) return
      enqueue.assign({
        lines: context.lines.filter(other => other !== line),
        marks: unmarked(context.marks, key, markedFields),
      })
      if (line.kind === 'saved') enqueue.stopChild(line.ref)
      if (line.kind === 'pending') enqueue.stopChild(line.pending)
    }),
    keepDiscarded: assign(({ context }, { key }: Keyed) => {
      const position = context.lines.findIndex(line => line.key === key)
      const line = context.lines[position]
      return { discarded: line ? { key, position, line: typedLineOf(line) } : null }
    }),
    forgetDiscarded: assign({ discarded: null }),
    emitRemoved: enqueueActions(({ context, enqueue }, { key }: Keyed) => {
      const line = lineOf(context, key)
      if (line) enqueue.emit({ type: 'line.removed', name: nameOf(line) })
    }),
    emitDiscarded: emit(({ context }, { key }: Keyed) => ({
      type: 'line.discarded',
      key,
      name: called(context, key),
    })),
    emitRestored: emit(({ context }, { key }: Keyed) => ({
      type: 'line.restored',
      key,
      name: called(context, key),
    })),
    passOn: enqueueActions(({ context, enqueue }, { key, event }: Keyed & { event: SavedLineEvent }) => {
      const line = lineOf(context, key)
      if (line?.kind === 'saved') enqueue.sendTo(line.ref, event)
      if (line?.kind === 'pending' && event.type === 'line.retry') enqueue.sendTo(line.pending, event)
    }),
    /** Forces the totals to read the lines again, because the server might have stored other numbers. */
    sumAgain: assign(({ context }) => ({ lines: [...context.lines] })),
    emitFailed: emit(({ context }, { key, attempt, problem }: Keyed & { attempt: LineAttempt; problem: Problem }) => ({
      type: 'line.failed',
      key,
      name: called(context, key),
      attempt,
      problem,
    })),
    mark: assign(({ context }) => ({ marks: faultsOf(context.lines.map(shownLine)) })),
    markRefused: assign(({ context: { lines } }, { fields }: { fields: Readonly<Record<string, string>> }) => ({
      marks: refusalsOf(lines, fields),
    })),
    emitInvalid: enqueueActions(({ context: { lines, marks }, enqueue }) => {
      const line = lines.find(({ key }) => key in marks)
      const field = line && markedFields.find(name => marks[line.key]?.[name])
      if (line && field) enqueue.emit({ type: 'lines.invalid', key: line.key, field })
    }),
  },
  guards: {
    isDraft: ({ context }) => context.recordId === null,
    isSettled: ({ context }) =>
      context.lines.every(line => line.kind !== 'saved' || !isLineBusy(line.ref.getSnapshot())),
    isPending: ({ context }, { key }: Keyed) => lineOf(context, key)?.kind === 'pending',
    /** True if the line was never sent to the server. */
    isUnsent: ({ context }, { key }: Keyed) => {
      const line = lineOf(context, key)
      if (line === undefined || line.kind === 'fixed') return false
      return line.kind !== 'saved' || isUnsent(line.ref.getSnapshot())
    },
    isDiscarded: ({ context }, { key }: Keyed) => context.discarded?.key === key,
  },
})
