/*
 * Loads, edits and saves one record in a form.
 *
 * - Owner: the `form` machine (`parent`), to which it reports. `Values` is the type of the form's values; `Saved` is the
 *   result type of the actor `save`.
 * - Input: an id (null for a new record), initial values, and a check. A record with an id is loaded first
 *   (`loading`), unless its values are given.
 * - `record.save` checks the values and sends nothing while a field has an error. Input during a save stays;
 *   further `record.save` events are ignored.
 * - After a refusal, the machine returns to `editing` with all values and the server's messages.
 * - `comparing` loads an existing record again before the update. If only another user changed a field, the server's
 *   value wins. If both users changed a field to different values, `conflicted` waits for the user's choice
 *   (`conflict.settle`).
 * - If the server stored values other than those sent (`serverChanges`), the form shows the stored values with a message.
 * - After `slowThreshold`, a pending save has the tag `slow`, so that the screen can offer an alternative.
 * - If a new record might have been created (`mayBeDone`), the machine searches for it (`looking`), and searches
 *   again before each further save (`lookingAgain`). A search that the server does not allow is not repeated. After `record.tried`, it also searches before the first save.
 * - `created`: the new record exists and cannot be saved again.
 */
import { ofError } from '#machines/errors.ts'
import { lazyMachine } from '#machines/lazy-machine.ts'
import { recordSetup } from './record.setup.ts'

export const recordMachine = lazyMachine(<Values extends Record<string, unknown>, Saved = void>() => {
  const record = recordSetup<Values, Saved>()

  /** Accepts input, also during a save. */
  const typing = record.createStateConfig({
    on: {
      'field.change': {
        actions: [
          { type: 'takeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
          'reportChanged',
        ],
      },
    },
  })

  const refused = {
    target: 'editing',
    actions: [
      { type: 'showProblem', params: ofError },
      { type: 'reportRefused', params: ofError },
    ],
  } as const

  /**
   * Searches for a new record after a save without a response. `absent` is the transition if the record is not found.
   */
  const lookingOr = (
    absent:
      | { target: 'editing'; actions: readonly ['showNotThere', 'reportUnanswered'] }
      | { target: 'saving'; actions: 'holdSaving' },
  ) =>
    record.createStateConfig({
      ...typing,
      tags: ['editing', 'saving', 'looking'],
      invoke: {
        src: 'find',
        input: ({ context: { newId, saving, problem } }) => ({ newId, values: saving, sent: problem?.sent }),
        onDone: [
          {
            guard: { type: 'isFound', params: ({ event }) => ({ found: event.output }) },
            target: 'created',
            actions: [
              { type: 'reportFound', params: ({ event }) => ({ found: event.output }) },
              'clearProblem',
              'settle',
            ],
          },
          absent,
        ],
        onError: [
          {
            guard: { type: 'isPassing', params: ofError },
            target: 'editing',
            actions: [{ type: 'showNotKnown', params: ofError }, 'reportUnanswered'],
          },
          { target: 'editing', actions: [{ type: 'endSearches', params: ofError }, 'reportUnanswered'] },
        ],
      },
    })

  return record.createMachine({
    id: 'record',
    context: ({ input: { parent, id, values, newId = '', loaded, check } }) => ({
      parent,
      check,
      id,
      newId,
      isTried: false,
      isThere: id === null || loaded !== undefined,
      values: loaded ?? values,
      initial: loaded ?? values,
      extraValues: {},
      saving: loaded ?? values,
      errors: {},
      problem: null,
      conflicts: [],
      theirChanges: [],
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isThere', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: ['loading'],
        invoke: {
          src: 'load',
          // The id is never null, because only existing records are loaded.
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: [{ type: 'takeLoaded', params: ({ event }) => ({ values: event.output }) }, 'reportLoaded'],
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
          'record.reset': { actions: ['reset', 'reportChanged'] },
          'record.tried': { guard: 'isNew', actions: { type: 'takeTried', params: ({ event }) => event } },
          'record.save': { target: 'checking', actions: { type: 'takeExtraValues', params: ({ event }) => event } },
        },
      },
      checking: {
        always: [
          { guard: 'hasFaults', target: 'editing', actions: ['takeFaults', 'reportInvalid'] },
          // Searches with the values that were sent, not with later input.
          { guard: 'isTried', target: 'lookingAgain', actions: 'reportCreating' },
          { guard: 'isNew', target: 'saving', actions: ['holdSaving', 'reportCreating'] },
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
        always: [{ guard: 'hasConflicts', target: 'conflicted', actions: 'reportConflicted' }, { target: 'saving' }],
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
        initial: 'brief',
        states: { brief: { after: { slowThreshold: 'slow' } }, slow: { tags: ['slow'] } },
        entry: 'clearProblem',
        invoke: {
          src: 'save',
          input: ({ context: { id, newId, saving, initial } }) => ({ id, newId, values: saving, initial }),
          onDone: [
            {
              guard: 'isNew',
              target: 'created',
              actions: ['settle', { type: 'reportSaved', params: ({ event }) => ({ saved: event.output }) }],
            },
            {
              target: 'editing',
              actions: [
                'settle',
                { type: 'applyServerChanges', params: ({ event }) => ({ saved: event.output }) },
                { type: 'reportSaved', params: ({ event }) => ({ saved: event.output }) },
              ],
            },
          ],
          onError: [
            {
              guard: { type: 'mayBeDone', params: ofError },
              target: 'looking',
              actions: [{ type: 'showProblem', params: ofError }, 'showLooking'],
            },
            refused,
          ],
        },
      },
      looking: lookingOr({ target: 'editing', actions: ['showNotThere', 'reportUnanswered'] }),
      lookingAgain: lookingOr({ target: 'saving', actions: 'holdSaving' }),
      // No further saves: the new record's id is unknown, so a second save would create a duplicate.
      created: { tags: ['editing', 'created'] },
    },
  })
})
