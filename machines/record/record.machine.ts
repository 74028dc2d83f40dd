/*
 * Loads, edits and saves one record in a form.
 *
 * - Owner: the form. `Values` are its values; `Saved` is the result type of the actor `save`.
 * - Input: an id (null for a new record), initial values, and a check. Records with an id load first (`loading`),
 *   unless their values are given.
 * - `record.save` checks the values and sends nothing while a field has an error. Further typing during a save is kept;
 *   further saves are ignored.
 * - A refusal leads back to `editing` with all values and the server's messages.
 * - `comparing` loads a saved record before the update. Fields that only another user changed keep the value of the
 *   server. For fields that both changed, `conflicted` waits for the user's choice (`conflict.settle`).
 * - If the server stored other values (`kept`), the form shows them with a message.
 * - If a new record might have been created (`mayBeDone`), the machine searches for it (`looking`), and again before it
 *   sends a second time (`lookingAgain`).
 * - `created` ends a new record, which cannot be saved again.
 */
import { ofError } from '#machines/errors.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { recordSetup } from './record.setup.ts'

export const recordMachine = lazyMachine(<Values extends Record<string, unknown>, Saved = void>() => {
  const record = recordSetup<Values, Saved>()

  /** Accepts typing, also during a save. */
  const typing = record.createStateConfig({
    on: {
      'field.change': {
        actions: { type: 'takeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
      },
    },
  })

  const refused = {
    target: 'editing',
    actions: [
      { type: 'showProblem', params: ofError },
      { type: 'emitRefused', params: ofError },
    ],
  } as const

  /** Searches for a new record after a save without a response. `absent` is the transition if it is not found. */
  const lookingOr = (
    absent:
      | { target: 'editing'; actions: readonly ['showNotThere', 'emitUnanswered'] }
      | { target: 'saving'; actions: 'holdSaving' },
  ) =>
    record.createStateConfig({
      ...typing,
      tags: ['editing', 'saving'],
      invoke: {
        src: 'find',
        input: ({ context }) => ({ sent: context.problem?.sent }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'created',
            actions: [
              { type: 'emitFound', params: ({ event }) => ({ found: event.output }) },
              'clearProblem',
              'settle',
            ],
          },
          absent,
        ],
        onError: { target: 'editing', actions: ['showNotKnown', 'emitUnanswered'] },
      },
    })

  return record.createMachine({
    id: 'record',
    context: ({ input: { id, values, loaded, check } }) => ({
      check,
      id,
      isThere: id === null || loaded !== undefined,
      values: loaded ?? values,
      initial: loaded ?? values,
      beside: {},
      saving: loaded ?? values,
      errors: {},
      problem: null,
      conflicts: [],
      taken: [],
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isThere', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: ['loading'],
        invoke: {
          src: 'load',
          // Only records with an id are loaded.
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: [{ type: 'takeLoaded', params: ({ event }) => ({ values: event.output }) }, 'emitLoaded'],
          },
          onError: [
            {
              guard: { type: 'isMissing', params: ofError },
              target: 'missing',
              actions: { type: 'showProblem', params: ofError },
            },
            { target: 'unavailable', actions: { type: 'showProblem', params: ofError } },
          ],
        },
      },
      missing: { tags: ['missing'] },
      unavailable: { tags: ['unavailable'], on: { 'record.retry': { target: 'loading', actions: 'clearProblem' } } },
      editing: {
        tags: ['editing'],
        on: {
          ...typing.on,
          'record.reset': { actions: 'reset' },
          'record.save': { target: 'checking', actions: { type: 'takeBeside', params: ({ event }) => event } },
        },
      },
      checking: {
        always: [
          { guard: 'hasFaults', target: 'editing', actions: ['takeFaults', 'emitInvalid'] },
          // Searches for the values sent before, not for later input.
          { guard: 'isUnsure', target: 'lookingAgain' },
          { guard: 'isNew', target: 'saving', actions: 'holdSaving' },
          { target: 'comparing', actions: 'holdSaving' },
        ],
      },
      comparing: {
        ...typing,
        tags: ['editing', 'saving'],
        entry: 'clearProblem',
        invoke: {
          src: 'load',
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'merging',
            actions: { type: 'merge', params: ({ event }) => ({ theirs: event.output }) },
          },
          onError: refused,
        },
      },
      merging: {
        always: [{ guard: 'hasConflicts', target: 'conflicted', actions: 'emitConflicted' }, { target: 'saving' }],
      },
      conflicted: {
        tags: ['editing', 'conflicted'],
        on: {
          'conflict.choose': { actions: { type: 'choose', params: ({ event }) => event } },
          'conflict.settle': { target: 'saving', actions: 'settleConflicts' },
          'conflict.cancel': { target: 'editing', actions: 'dropConflicts' },
        },
      },
      saving: {
        ...typing,
        tags: ['editing', 'saving'],
        entry: 'clearProblem',
        invoke: {
          src: 'save',
          input: ({ context }) => ({ id: context.id, values: context.saving, initial: context.initial }),
          onDone: [
            {
              guard: 'isNew',
              target: 'created',
              actions: ['settle', { type: 'emitSaved', params: ({ event }) => ({ saved: event.output }) }],
            },
            {
              target: 'editing',
              actions: [
                'settle',
                { type: 'takeKept', params: ({ event }) => ({ saved: event.output }) },
                { type: 'emitSaved', params: ({ event }) => ({ saved: event.output }) },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'mayBeDone', params: ofError },
              target: 'looking',
              actions: { type: 'showProblem', params: ofError },
            },
            refused,
          ],
        },
      },
      looking: lookingOr({ target: 'editing', actions: ['showNotThere', 'emitUnanswered'] }),
      lookingAgain: lookingOr({ target: 'saving', actions: 'holdSaving' }),
      // This form does not know the id of the new record: a second save would create a duplicate.
      created: { tags: ['editing', 'created'] },
    },
  })
})
