/*
 * One record in a form, from loading it to saving it.
 *
 * A record with an id is loaded first; one without begins with the values it is given. Saving checks the values, and
 * sends nothing while a field has a message. While it saves, a second save is ignored, so a double click records once;
 * what is typed meanwhile is kept. A refusal keeps everything, with the server's message and those of its fields.
 * One machine for every such form: `Values` is what the form holds, `Saved` what the `save` slot gives.
 */
import { assign, emit, setup } from 'xstate'
import { type Problem, toProblem } from '#domain/problem.ts'
import { actorSlot } from '#machines/slot.ts'
import { typed } from '#machines/typed.ts'
import type { FieldErrors, RecordContext, RecordEmitted, RecordEvent, RecordInput } from './record.types.ts'

/** Messages without those of a field and of its parts (`address.city` is a part of `address`). */
const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field && !name.startsWith(`${field}.`)))

/** The machine of one form. */
export function recordMachine<Values extends Record<string, unknown>, Saved = void>() {
  return setup({
    types: typed<{
      context: RecordContext<Values> & { saving: Values }
      events: RecordEvent<Values>
      emitted: RecordEmitted<Saved>
      input: RecordInput<Values>
      tags: 'loading' | 'missing' | 'unavailable' | 'editing' | 'saving' | 'created'
    }>(),
    actors: {
      load: actorSlot<Values, { id: string }>('record', 'load'),
      save: actorSlot<Saved, { id: string | null; values: Values; initial: Values }>('record', 'save'),
    },
    actions: {
      takeLoaded: assign((_, { values }: { values: Values }) => ({ values, initial: values })),
      takeField: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: { ...context.values, [field]: value },
        errors: without(context.errors, field),
      })),
      takeErrors: assign(({ context }) => ({ errors: context.validate(context.values), problem: null })),
      holdSaving: assign(({ context }) => ({ saving: context.values, errors: {}, problem: null })),
      settle: assign(({ context }) => ({ initial: context.saving })),
      reset: assign(({ context }) => ({ values: context.initial, errors: {}, problem: null })),
      showProblem: assign((_, problem: Problem) => ({ problem, errors: problem.fields })),
      clearProblem: assign({ problem: null }),
      tellInvalid: emit(({ context }) => ({
        type: 'record.invalid',
        field: Object.keys(context.errors)[0] ?? '',
      })),
      tellSaved: emit(({ context }, { saved }: { saved: Saved }) => ({
        type: 'record.saved',
        saved,
        created: context.id === null,
      })),
      tellRefused: emit((_, problem: Problem) => ({ type: 'record.refused', problem })),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      fits: ({ context }) => Object.keys(context.validate(context.values)).length === 0,
      isMissing: (_, problem: Problem) => problem.kind === 'notFound',
    },
  }).createMachine({
    id: 'record',
    context: ({ input: { id, values, validate } }) => ({
      id,
      values,
      initial: values,
      saving: values,
      validate,
      errors: {},
      problem: null,
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
            actions: { type: 'takeLoaded', params: ({ event }) => ({ values: event.output }) },
          },
          onError: [
            {
              guard: { type: 'isMissing', params: ({ event }) => toProblem(event.error) },
              target: 'missing',
              actions: { type: 'showProblem', params: ({ event }) => toProblem(event.error) },
            },
            {
              target: 'unavailable',
              actions: { type: 'showProblem', params: ({ event }) => toProblem(event.error) },
            },
          ],
        },
      },
      missing: { tags: ['missing'] },
      unavailable: { tags: ['unavailable'], on: { 'record.retry': { target: 'loading', actions: 'clearProblem' } } },
      editing: {
        tags: ['editing'],
        on: {
          'field.change': {
            actions: { type: 'takeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
          },
          'record.reset': { actions: 'reset' },
          'record.save': [
            { guard: 'fits', target: 'saving', actions: 'holdSaving' },
            { actions: ['takeErrors', 'tellInvalid'] },
          ],
        },
      },
      saving: {
        tags: ['editing', 'saving'],
        on: {
          'field.change': {
            actions: { type: 'takeField', params: ({ event }) => ({ field: event.field, value: event.value }) },
          },
        },
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
          onError: {
            target: 'editing',
            actions: [
              { type: 'showProblem', params: ({ event }) => toProblem(event.error) },
              { type: 'tellRefused', params: ({ event }) => toProblem(event.error) },
            ],
          },
        },
      },
      // The new record has an id now, which this form does not know: a click that comes late must not make another.
      created: { tags: ['editing', 'created'] },
    },
  })
}
