/*
 * One line of a saved record, which saves each change at once: its fields report a number after a pause in the typing, or when they
 * are left.
 *
 * A new line takes two calls: `creating` makes it, `attaching` adds it to the record. A retry repeats only the call that
 * failed, so that no line is made twice; one that is gone by then is made anew. Nothing is sent before both numbers are typed (`incomplete`). Changes during a call
 * or after a failed one are held and saved later. After each step `deciding` looks at the context and picks the next one.
 *
 * It reports `savedLine.failed`, `savedLine.removed` and, once nothing is under way, `savedLine.settled` to the `lines`
 * machine that it belongs to (`parent`).
 */
import { lineBodyOf } from '#domain/trades/line-body.ts'
import { ofError } from '#machines/errors.ts'
import { present } from '#machines/typed.ts'
import { savedLine } from './saved-line.setup.ts'

const refused = {
  target: 'failed',
  actions: [
    { type: 'showProblem', params: ofError },
    { type: 'tellFailed', params: ofError },
  ],
} as const

/** A change that failed: the server may have it all the same. */
const unsure = { target: 'failed', actions: ['markUnsure', ...refused.actions] } as const

const changed = savedLine.createStateConfig({
  on: {
    'line.change': { target: 'deciding', actions: { type: 'takeValues', params: ({ event }) => event } },
  },
})

export const savedLineMachine = savedLine.createMachine({
  id: 'savedLine',
  context: ({ input }) => ({
    ...input,
    isAttached: input.id !== null,
    sent: input.id === null ? null : { weight: input.weight, value: input.value },
    isToRemove: false,
    problem: null,
    kept: null,
  }),
  initial: 'idle',
  on: {
    'line.change': { actions: { type: 'takeValues', params: ({ event }) => event } },
    'line.remove': { target: '.deciding', actions: 'markToRemove' },
  },
  states: {
    /** Unchanged since it was loaded. */
    idle: { ...changed, always: { guard: 'isNew', target: 'deciding' } },

    deciding: {
      always: [
        { guard: 'isGone', target: 'gone' },
        { guard: 'isToRemove', target: 'removing' },
        { guard: 'isUnattached', target: 'attaching' },
        { guard: 'isIncomplete', target: 'incomplete' },
        { guard: 'isNew', target: 'creating' },
        { guard: 'isDirty', target: 'updating' },
        { target: 'saved' },
      ],
    },

    incomplete: { tags: ['incomplete'], entry: 'tellSettled', always: { guard: 'isComplete', target: 'deciding' } },

    // A call that is called off may leave a line without a record: removing waits for the id of the line.
    creating: {
      tags: ['busy', 'saving'],
      entry: 'markSent',
      on: { 'line.remove': { actions: 'markToRemove' } },
      invoke: {
        src: 'createLine',
        input: ({ context }) => ({ recordId: context.recordId, line: lineBodyOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'takeId', params: ({ event }) => ({ id: event.output }) } },
        onError: [{ guard: 'isToRemove', target: 'gone' }, unsure],
      },
    },

    attaching: {
      tags: ['busy', 'saving'],
      invoke: {
        src: 'attachLine',
        input: ({ context }) => ({ recordId: context.recordId, lineId: present(context.id) }),
        onDone: { target: 'deciding', actions: 'markAttached' },
        onError: [
          {
            guard: { type: 'isNotFound', params: ofError },
            target: 'failed',
            actions: ['forgetId', ...refused.actions],
          },
          refused,
        ],
      },
    },

    updating: {
      tags: ['busy', 'saving'],
      entry: 'markSent',
      on: { 'line.remove': { target: 'deciding', actions: ['markUnsure', 'markToRemove'] } },
      invoke: {
        src: 'updateLine',
        input: ({ context: { recordId, id, weight, value } }) => ({
          recordId,
          id: present(id),
          weight: present(weight),
          value: present(value),
        }),
        onDone: 'deciding',
        onError: unsure,
      },
    },

    saved: { ...changed, tags: ['saved'], entry: 'tellSettled' },

    failed: {
      tags: ['failed'],
      exit: 'clearProblem',
      on: {
        'line.retry': 'deciding',
        // Typing into the line takes back its removal.
        'line.change': {
          target: 'deciding',
          actions: ['unmarkToRemove', { type: 'takeValues', params: ({ event }) => event }],
        },
      },
    },

    removing: {
      tags: ['busy', 'removing'],
      on: { 'line.remove': {} },
      invoke: {
        src: 'removeLine',
        input: ({ context }) => ({ id: present(context.id) }),
        onDone: 'gone',
        onError: [{ guard: { type: 'isNotFound', params: ofError }, target: 'gone' }, refused],
      },
    },

    // Its list stops it. As a final state it would tell its end once more, to a list that may have ended with it.
    gone: { tags: ['gone'], entry: 'tellRemoved', on: { 'line.change': {}, 'line.remove': {} } },
  },
})
