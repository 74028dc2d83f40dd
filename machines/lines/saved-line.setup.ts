import { type ActorRef, assign, type Snapshot, sendTo, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { isComplete, type LineContent, type LineValues } from '#domain/trades/line-rules.ts'
import { hostActor } from '#machines/implementation.ts'
import { typed } from '#machines/typed.ts'
import type { LineBody } from '#schemas/trade.ts'
import type { LineChangeEvent, SavedLineReport } from './saved-line.types.ts'

type Facts = { key: string; recordId: string; parent: ActorRef<Snapshot<unknown>, SavedLineReport> } & LineContent

export type SavedLineContext = Facts & {
  /** Line id from the server; null until the line is created. */
  id: string | null
  /** True if a create request without a response might have created the line, perhaps with other numbers. */
  mayExist: boolean
  isAttached: boolean
  /** Numbers that the server stored or that the last request sent; null if the stored numbers are unknown. */
  sent: LineValues | null
  isToRemove: boolean
  problem: Problem | null
  /** Line as stored by the server, if an error response contained the stored numbers; otherwise null. */
  stored: (LineContent & { id: string | null }) | null
}

/** Line in a saved record, with the numbers to save. */
export type LineOfRecord = { recordId: string; id: string; weight: number; value: number }

export type SavedLineEvent = LineChangeEvent | { type: 'line.remove' } | { type: 'line.retry' }

/** True if the numbers on the server differ, or might differ, from those of the line. */
export const isLineDirty = ({ sent, weight, value }: SavedLineContext) =>
  sent === null || sent.weight !== weight || sent.value !== value

export const savedLine = setup({
  types: typed<{
    context: SavedLineContext
    events: SavedLineEvent
    input: Facts & { id: string | null }
    /** `busy`: a call is pending. */
    tags: 'busy' | 'saving' | 'saved' | 'failed' | 'incomplete' | 'removing' | 'gone'
  }>(),
  actors: {
    /** Creates the line. Repeated calls with the same key must create the same line, if the server allows it. */
    createLine: hostActor<string, { recordId: string; key: string; line: LineBody }>('savedLine', 'createLine'),
    attachLine: hostActor<void, { recordId: string; lineId: string }>('savedLine', 'attachLine'),
    updateLine: hostActor<void, LineOfRecord>('savedLine', 'updateLine'),
    removeLine: hostActor<void, { id: string }>('savedLine', 'removeLine'),
  },
  actions: {
    takeValues: assign(({ context }, { weight = context.weight, value = context.value }: Partial<LineValues>) => ({
      weight,
      value,
    })),
    takeId: assign(({ context: { mayExist, sent } }, { id }: { id: string }) => ({ id, sent: mayExist ? null : sent })),
    forgetId: assign({ id: null }),
    markAttached: assign({ isAttached: true }),
    markSent: assign(({ context: { weight, value } }) => ({ sent: { weight, value } })),
    markUnsure: assign({ sent: null }),
    noteMayExist: assign(({ context: { mayExist } }, error: unknown) => ({
      mayExist: mayExist || toProblem(error).mayBeDone,
    })),
    markToRemove: assign({ isToRemove: true }),
    unmarkToRemove: assign({ isToRemove: false }),
    showProblem: assign(({ context: { id, material } }, error: unknown) => {
      const problem = toProblem(error)
      return { problem, stored: problem.stored ? { id, material, ...problem.stored } : null }
    }),
    clearProblem: assign({ problem: null, stored: null }),
    reportFailed: sendTo(
      ({ context }) => context.parent,
      ({ context: { key, isToRemove } }, error: unknown): SavedLineReport => ({
        type: 'savedLine.failed',
        key,
        attempt: isToRemove ? 'remove' : 'save',
        problem: toProblem(error),
      }),
    ),
    reportSettled: sendTo(({ context }) => context.parent, { type: 'savedLine.settled' }),
    reportRemoved: sendTo(
      ({ context }) => context.parent,
      ({ context: { key } }) => ({ type: 'savedLine.removed', key }),
    ),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isToRemove: ({ context }) => context.isToRemove,
    isGone: ({ context }) => context.isToRemove && context.id === null,
    isUnattached: ({ context }) => context.id !== null && !context.isAttached,
    isComplete: ({ context }) => isComplete(context),
    isIncomplete: ({ context }) => !isComplete(context),
    isDirty: ({ context }) => isLineDirty(context),
    isNotFound: (_, error: unknown) => toProblem(error).kind === 'notFound',
  },
})
