/*
 * One record in a form, from loading it to saving it.
 *
 * A record with an id is loaded first; one without begins with the values it is given. Saving has the values checked
 * (`check`), and sends nothing while a field has a message. While it saves, a second save is ignored, so a double click records once;
 * what is typed meanwhile is kept. A refusal keeps everything, with the server's message and those of its fields.
 *
 * Before a record is changed it is read again: what only somebody else changed stays as it is now, and what both changed
 * is asked about. A new record that may have been made without a word (`mayBeDone`) is looked for, and again before it is
 * sent once more.
 * One machine for every such form: `Values` is what the form holds, `Saved` what the `save` slot gives.
 */
import { ofError } from '#machines/errors.ts'
import { recordSetup, wholeOf } from './record.setup.ts'

/** The machine of one form. */
export function recordMachine<Values extends Record<string, unknown>, Saved = void>() {
  const record = recordSetup<Values, Saved>()

  /** What is typed is kept at any time once there is a form. */
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

  /** Looks for a new record whose making was not answered; `absent` is what follows where it is not there. */
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
    context: ({ input: { id, values } }) => ({
      id,
      values,
      initial: values,
      beside: {},
      saving: values,
      errors: {},
      problem: null,
      conflicts: [],
      taken: [],
    }),
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'isNew', target: 'editing' }, { target: 'loading' }] },
      loading: {
        tags: ['loading'],
        invoke: {
          src: 'load',
          // Only a record with an id gets here.
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
        tags: ['editing'],
        entry: { type: 'check', params: ({ context }) => ({ values: wholeOf(context), id: context.id }) },
        on: {
          'record.checked': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: 'editing',
              actions: [{ type: 'takeErrors', params: ({ event }) => event }, 'tellInvalid'],
            },
            // What is looked for is what was sent before, whatever was typed since.
            { guard: 'isUnsure', target: 'lookingAgain' },
            { guard: 'isNew', target: 'saving', actions: 'holdSaving' },
            { target: 'comparing', actions: 'holdSaving' },
          ],
        },
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
              actions: ['settle', { type: 'tellSaved', params: ({ event }) => ({ saved: event.output }) }],
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
      // The new record has an id now, which this form does not know: a click that comes late must not make another.
      created: { tags: ['editing', 'created'] },
    },
  })
}
