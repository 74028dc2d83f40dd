import { assign, sendTo, setup } from 'xstate'
import { isPassing, toProblem } from '#domain/problem.ts'
import { hostActor } from '#machines/implementation.ts'
import { present, typed } from '#machines/typed.ts'
import { t } from '#messages/message.ts'
import { fieldsIn } from '#rules/fields.ts'
import { displayValues, mergeOf, resolvedValues, same } from './merge.ts'
import type {
  Conflict,
  FieldErrors,
  RecordContext,
  RecordEvent,
  RecordInput,
  ServerChanges,
  TriedCreation,
} from './record.types.ts'

/** Removes the messages about a field and its nested fields, such as `address.city` in `address`. */
const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field && !name.startsWith(`${field}.`)))

/** Returns the values to save: the form's fields, and the extra values of `record.save`. */
const valuesToSave = <Values>({
  values,
  extraValues,
}: Pick<RecordContext<Values>, 'values' | 'extraValues'>): Values => ({
  ...values,
  ...extraValues,
})

const faultsOf = <Values>(context: Omit<RecordContext<Values>, 'parent'>) =>
  context.check(valuesToSave(context), context.id === null)

/**
 * Returns the values that the server stored differently from those sent, if the actor `save` reported any; otherwise
 * null.
 */
const serverChangesIn = (saved: unknown): ServerChanges | null => (hasServerChanges(saved) ? saved.serverChanges : null)
const hasServerChanges = (saved: unknown): saved is { serverChanges: ServerChanges | null } =>
  'serverChanges' in fieldsIn(saved)

const looking = t('The app is checking if the record was saved.')
const notThere = t(
  'The response was unclear. The app has not found a saved record yet. Wait a minute, then save again.',
)
const notKnown = t(
  'The response was unclear, and the app could not check it. The record might have been saved. Save again: the app checks first.',
)

export const recordSetup = <Values extends Record<string, unknown>, Saved>() => {
  const parentOf = ({ context }: { context: RecordContext<Values, Saved> }) => context.parent

  return setup({
    types: typed<{
      context: RecordContext<Values, Saved>
      events: RecordEvent<Values>
      input: RecordInput<Values, Saved>
      tags: 'loading' | 'missing' | 'unavailable' | 'editing' | 'conflicted' | 'saving' | 'slow' | 'looking' | 'created'
    }>(),
    actors: {
      load: hostActor<Values, { id: string }>('record', 'load'),
      /** Searches for a new record that an earlier request might have created. Returns null if not found. */
      find: hostActor<Saved | null, TriedCreation<Values>>('record', 'find'),
      save: hostActor<Saved, { id: string | null; newId: string; values: Values; initial: Values }>('record', 'save'),
    },
    actions: {
      takeLoaded: assign((_, { values }: { values: Values }) => ({ values, initial: values })),
      takeField: assign(({ context }, { field, value }: { field: string; value: unknown }) => ({
        values: { ...context.values, [field]: value },
        errors: without(context.errors, field),
      })),
      takeExtraValues: assign((_, { extraValues = {} }: { extraValues?: Partial<Values> }) => ({ extraValues })),
      takeTried: assign(({ context }, { newId, values }: { newId: string; values: Partial<Values> }) => ({
        newId,
        saving: { ...context.initial, ...values },
        isTried: true,
      })),
      takeFaults: assign(({ context }) => ({ errors: faultsOf(context), problem: null })),
      holdSaving: assign(({ context }) => ({ saving: valuesToSave(context), errors: {} })),
      merge: assign(({ context: { initial, saving, values } }, { theirs }: { theirs: Values }) => {
        const { merged, theirChanges, conflicts } = mergeOf({ initial, saving, theirs })
        return {
          initial: theirs,
          saving: merged,
          values: displayValues(values, saving, merged),
          theirChanges,
          conflicts,
        }
      }),
      choose: assign(({ context: { conflicts } }, { field, whose }: Pick<Conflict, 'field' | 'whose'>) => ({
        conflicts: conflicts.map(conflict => (conflict.field === field ? { ...conflict, whose } : conflict)),
      })),
      settleConflicts: assign(({ context: { saving, values, conflicts } }) => {
        const settled = resolvedValues(saving, conflicts)
        return { saving: settled, values: displayValues(values, saving, settled), conflicts: [] }
      }),
      dropConflicts: assign({ conflicts: [] }),
      settle: assign(({ context }) => ({ initial: context.saving })),
      /**
       * Shows the values that the server stored differently, with messages. Keeps input that the user typed during the
       * save.
       */
      applyServerChanges: assign(({ context: { values, saving, errors } }, { saved }: { saved: Saved }) => {
        const changes = serverChangesIn(saved)
        if (!changes) return { errors }
        const now = { ...saving, ...changes.values }
        return { initial: now, values: displayValues(values, saving, now), errors: changes.notes }
      }),
      reset: assign(({ context }) => ({ values: context.initial, errors: {}, problem: null })),
      showProblem: assign((_, error: unknown) => {
        const problem = toProblem(error)
        return { problem, errors: problem.fields }
      }),
      showLooking: assign(({ context: { problem } }) => ({
        isTried: true,
        problem: problem?.with({ message: `${problem.message} ${looking}` }) ?? null,
      })),
      showNotThere: assign(({ context }) => ({ problem: context.problem?.with({ message: notThere }) ?? null })),
      showNotKnown: assign(({ context }, error: unknown) => ({
        problem: (context.problem ?? toProblem(error)).with({ message: notKnown }),
      })),
      /** The server does not allow the search, so the next save sends the record without one. */
      endSearches: assign((_, error: unknown) => {
        const problem = toProblem(error)
        const message = t(
          'The app can’t check if the record was saved. {reason} If you save again, it might exist twice.',
          { reason: problem.message },
        )
        return { isTried: false, problem: problem.with({ mayBeDone: true, message }) }
      }),
      clearProblem: assign({ problem: null }),
      reportLoaded: sendTo(parentOf, { type: 'record.loaded' }),
      reportChanged: sendTo(parentOf, { type: 'record.changed' }),
      reportCreating: sendTo(parentOf, { type: 'record.creating' }),
      reportConflicted: sendTo(parentOf, { type: 'record.conflicted' }),
      reportUnanswered: sendTo(parentOf, { type: 'record.unanswered' }),
      reportInvalid: sendTo(parentOf, ({ context }) => ({
        type: 'record.invalid',
        field: Object.keys(context.errors)[0] ?? '',
      })),
      reportSaved: sendTo(parentOf, ({ context }, { saved }: { saved: Saved }) => ({
        type: 'record.saved',
        saved,
        created: context.id === null,
        theirChanges: context.theirChanges,
        isOlder: false,
        notes: serverChangesIn(saved)?.notes ?? {},
      })),
      reportFound: sendTo(parentOf, ({ context }, { found }: { found: Saved | null }) => ({
        type: 'record.saved',
        saved: present(found),
        created: true,
        theirChanges: [],
        isOlder: !same(valuesToSave(context), context.saving),
        notes: {},
      })),
      reportRefused: sendTo(parentOf, (_, error: unknown) => ({ type: 'record.refused', problem: toProblem(error) })),
    },
    guards: {
      isNew: ({ context }) => context.id === null,
      isThere: ({ context }) => context.isThere,
      isTried: ({ context }) => context.isTried,
      mayBeDone: ({ context }, error: unknown) => context.id === null && toProblem(error).mayBeDone,
      isPassing: (_, error: unknown) => isPassing(toProblem(error)),
      isFound: (_, { found }: { found: Saved | null }) => found !== null,
      hasConflicts: ({ context }) => context.conflicts.length > 0,
      hasFaults: ({ context }) => Object.keys(faultsOf(context)).length > 0,
      isMissing: (_, error: unknown) => toProblem(error).kind === 'notFound',
    },
    delays: { slowThreshold: 5000 },
  })
}
