/*
 * Saves one line of a saved record after each change.
 *
 * - Owner: the `lines` machine (`parent`). Input: the line, the record id, and the line id (null for a new line).
 * - A new line takes two calls: `creating` creates the line, `attaching` adds the line to the record.
 * - `incomplete` waits until the line has a weight and a value.
 * - Changes during a pending call stay and are saved afterwards. After each step, `deciding` selects the next step.
 * - A retry repeats only the failed call. If the created line no longer exists, the retry creates it again.
 * - Outputs to the parent: `savedLine.failed`, `savedLine.removed`, and `savedLine.settled` when no call is pending.
 */
import { lineBodyOf } from '#domain/trades/line-body.ts'
import { ofError } from '#machines/errors.ts'
import { present } from '#machines/typed.ts'
import { savedLine } from './saved-line.setup.ts'

const refused = {
  target: 'failed',
  actions: [
    { type: 'showProblem', params: ofError },
    { type: 'reportFailed', params: ofError },
  ],
} as const

/** Transition after a failed update, which the server might still have applied. */
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
    mayExist: false,
    isAttached: input.id !== null,
    sent: input.id === null ? null : { weight: input.weight, value: input.value },
    isToRemove: false,
    problem: null,
    stored: null,
  }),
  initial: 'idle',
  on: {
    'line.change': { actions: { type: 'takeValues', params: ({ event }) => event } },
    'line.remove': { target: '.deciding', actions: 'markToRemove' },
  },
  states: {
    /** State of a line without changes since it was loaded. */
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

    incomplete: { tags: ['incomplete'], entry: 'reportSettled', always: { guard: 'isComplete', target: 'deciding' } },

    // A removal during this call waits for the new line's id. Aborting the call might leave a line without a record.
    creating: {
      tags: ['busy', 'saving'],
      entry: 'markSent',
      on: { 'line.remove': { actions: 'markToRemove' } },
      invoke: {
        src: 'createLine',
        input: ({ context }) => ({ recordId: context.recordId, key: context.key, line: lineBodyOf(context) }),
        onDone: { target: 'deciding', actions: { type: 'takeId', params: ({ event }) => ({ id: event.output }) } },
        onError: [
          { guard: 'isToRemove', target: 'gone' },
          { ...unsure, actions: [{ type: 'noteMayExist', params: ofError }, ...unsure.actions] },
        ],
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

    saved: { ...changed, tags: ['saved'], entry: 'reportSettled' },

    failed: {
      tags: ['failed'],
      exit: 'clearProblem',
      on: {
        'line.retry': 'deciding',
        // Editing the line cancels its removal.
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

    // Not a final state: a final state would send a second event to the parent, which might have ended. The parent
    // stops this actor.
    gone: { tags: ['gone'], entry: 'reportRemoved', on: { 'line.change': {}, 'line.remove': {} } },
  },
})
