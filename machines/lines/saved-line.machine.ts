/*
 * One line of a saved record, which saves itself 300 ms after the last change; at once where the change itself was told
 * only after a pause in the typing.
 *
 * A new line takes two calls, to create it and to attach it to the record; a retry goes on with the one that failed, so
 * that no line is made twice. Nothing is sent before both numbers are there. What is typed while a call is under way,
 * or after one failed, is kept and saved later. What comes next follows from what the line knows: see `deciding`.
 * It tells the list that it is in (`parent`) when it fails and when it is gone. Once its form has gone away it waits for
 * no pause any more, and tells when it has done what it could.
 */
import { lineBodyOf } from '#domain/trades/line-body.ts'
import { ofError } from '#machines/errors.ts'
import { type SavedLineContext, savedLine } from './saved-line.setup.ts'

/** What is sent has its id and both numbers by then, which the type of the context cannot say. */
const sendable = (context: SavedLineContext) =>
  context as SavedLineContext & { id: string; weight: number; value: number }

const refused = {
  target: 'failed',
  actions: [
    { type: 'showProblem', params: ofError },
    { type: 'tellFailed', params: ofError },
  ],
} as const

/** A refused change: the server may have it all the same. */
const unsure = { target: 'failed', actions: ['markUnsure', ...refused.actions] } as const

const changed = savedLine.createStateConfig({
  on: {
    'line.change': { target: 'pausing', actions: { type: 'takeValues', params: ({ event }) => event } },
  },
})

export const savedLineMachine = savedLine.createMachine({
  id: 'savedLine',
  context: ({ input }) => ({
    ...input,
    isAttached: input.id !== null,
    sent: input.id === null ? null : { weight: input.weight, value: input.value },
    isLeaving: false,
    hasPaused: false,
    isClosing: false,
    problem: null,
  }),
  initial: 'idle',
  on: {
    'line.change': { actions: { type: 'takeValues', params: ({ event }) => event } },
    'line.remove': { target: '.deciding', actions: 'leave' },
    'line.close': { actions: 'close' },
  },
  states: {
    /** As it was loaded. */
    idle: { ...changed, always: { guard: 'isNew', target: 'deciding' } },

    deciding: {
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'isLeaving', target: 'removing' },
        { guard: 'isUnattached', target: 'attaching' },
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isNew', target: 'creating' },
        { guard: 'isDirty', target: 'updating' },
        { target: 'saved' },
      ],
    },

    incomplete: { tags: ['incomplete'], entry: 'tellSettled', always: { guard: 'isComplete', target: 'pausing' } },

    pausing: {
      tags: ['busy'],
      always: { guard: 'needsNoPause', target: 'deciding' },
      on: {
        'line.change': {
          target: 'pausing',
          reenter: true,
          actions: { type: 'takeValues', params: ({ event }) => event },
        },
      },
      after: { savePause: 'deciding' },
    },

    // Called off, it might leave a line behind that belongs to no record: to remove it waits for its id.
    creating: {
      tags: ['busy', 'saving'],
      entry: 'markSent',
      on: { 'line.remove': { actions: 'leave' } },
      invoke: {
        src: 'createLine',
        input: ({ context }) => ({ recordId: context.recordId, line: lineBodyOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'takeId', params: ({ event }) => ({ id: event.output }) } },
        onError: [{ guard: 'isLeaving', target: 'gone' }, unsure],
      },
    },

    attaching: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'attachLine',
        input: ({ context }) => ({ recordId: context.recordId, lineId: sendable(context).id }),
        onDone: { target: 'settling', actions: 'markAttached' },
        onError: refused,
      },
    },

    updating: {
      tags: ['busy', 'saving'],
      entry: 'markSent',
      on: { 'line.remove': { target: 'deciding', actions: ['markUnsure', 'leave'] } },
      invoke: {
        src: 'updateLine',
        input: ({ context }) => {
          const { id, weight, value } = sendable(context)
          return { id, weight, value }
        },
        onDone: 'settling',
        onError: unsure,
      },
    },

    /** Something was saved: what was typed meanwhile waits for its own pause. */
    settling: { always: [{ guard: 'isDirty', target: 'pausing' }, { target: 'saved' }] },

    saved: { ...changed, tags: ['saved'], entry: 'tellSettled' },

    failed: {
      tags: ['failed'],
      exit: 'clearProblem',
      on: {
        'line.retry': 'deciding',
        // Whoever goes on typing wants to keep the line.
        'line.change': {
          target: 'pausing',
          actions: ['stay', { type: 'takeValues', params: ({ event }) => event }],
        },
      },
    },

    removing: {
      tags: ['busy', 'removing'],
      on: { 'line.remove': {} },
      invoke: {
        src: 'removeLine',
        input: ({ context }) => ({ id: sendable(context).id }),
        onDone: 'gone',
        onError: [{ guard: { type: 'isNotFound', params: ofError }, target: 'gone' }, refused],
      },
    },

    // Its list stops it. As a final state it would tell its end once more, to a list that may have ended with it.
    gone: { tags: ['gone'], entry: 'tellRemoved', on: { 'line.change': {}, 'line.remove': {}, 'line.close': {} } },
  },
})
