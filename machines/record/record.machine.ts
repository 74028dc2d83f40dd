/*
 * One record in a form, from loading it to saving it.
 *
 * A record with an id is `loading` first, unless its values are given; one without an id is new and begins with those of the input. Both are then
 * `editing`. `record.save` checks the values and sends nothing while a field has a message. During the
 * save a second `record.save` is ignored, so a double click saves once, and further typing is held. A refusal leads back to
 * `editing` with all values, the server's message and those of its fields.
 *
 * A saved record is read again before it is changed (`comparing`). Fields that only another user has changed stay as that
 * user saved them; for fields that both changed the machine is `conflicted`, until each has a choice (`conflict.settle`).
 * What the server kept otherwise (`kept` in what the `save` slot gives) is shown as it is now, with a message at its field.
 * When it is not known whether a new record was made (`mayBeDone`), it is searched for (`looking`), at once and again before
 * it is sent once more (`lookingAgain`). A new record ends in `created`, where it cannot be saved again.
 * One machine for every such form: `Values` is what the form holds, `Saved` what the `save` slot gives.
 */
import { ofError } from '#machines/errors.ts'
import { madeOnce } from '#machines/made-once.ts'
import { recordSetup } from './record.setup.ts'

/** The machine of one form. */
export const recordMachine = madeOnce(<Values extends Record<string, unknown>, Saved = void>() => {
  const record = recordSetup<Values, Saved>()

  /** Takes what is typed, also during a save. */
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
      { type: 'tellRefused', params: ofError },
    ],
  } as const

  /** Searches for a new record after a save without an answer; `absent` is the transition when it is not found. */
  const lookingOr = (
    absent:
      | { target: 'editing'; actions: readonly ['showNotThere', 'tellUnanswered'] }
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
              { type: 'tellFound', params: ({ event }) => ({ found: event.output }) },
              'clearProblem',
              'settle',
            ],
          },
          absent,
        ],
        onError: { target: 'editing', actions: ['showNotKnown', 'tellUnanswered'] },
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
          // Only a record with an id is loaded.
          input: ({ context }) => ({ id: context.id ?? '' }),
          onDone: {
            target: 'editing',
            actions: [{ type: 'takeLoaded', params: ({ event }) => ({ values: event.output }) }, 'tellLoaded'],
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
          { guard: 'hasFaults', target: 'editing', actions: ['takeFaults', 'tellInvalid'] },
          // The search is for the values that were sent before, whatever was typed since.
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
        always: [{ guard: 'hasConflicts', target: 'conflicted', actions: 'tellConflicted' }, { target: 'saving' }],
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
              actions: ['settle', { type: 'tellSaved', params: ({ event }) => ({ saved: event.output }) }],
            },
            {
              target: 'editing',
              actions: [
                'settle',
                { type: 'takeKept', params: ({ event }) => ({ saved: event.output }) },
                { type: 'tellSaved', params: ({ event }) => ({ saved: event.output }) },
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
      looking: lookingOr({ target: 'editing', actions: ['showNotThere', 'tellUnanswered'] }),
      lookingAgain: lookingOr({ target: 'saving', actions: 'holdSaving' }),
      // The new record has an id that this form does not know: a late click must not make a second one.
      created: { tags: ['editing', 'created'] },
    },
  })
})
