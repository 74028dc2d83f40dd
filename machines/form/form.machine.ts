/*
 * Combines the parts of a record form: fields, draft and, for trades, material lines.
 *
 * - Owner: the screen of the form. Input: as for the `record` machine, and which parts the form has.
 * - Children: `record` owns the fields, `lines` the material lines, `draft` the stored unsaved values. They report to
 *   `form`. `lines` and `draft` open when the record is loaded.
 * - `form.save` sends a new record together with its lines. After a refusal, the invalid fields and lines are marked.
 * - Lines of a saved record are saved separately. `form.save` sends only the fields.
 * - After each change, save and refusal, the draft stores or removes the unsaved values. `draft.restored` returns them
 *   to the fields and lines.
 * - `form.leave` closes the lines, which finish their calls. A pending save continues in `finishing` and emits
 *   `save.ended`.
 */
import { lazyMachine } from '#machines/lazy-machine.ts'
import { formSetup } from './form.setup.ts'
import type { RecordValues } from './form.types.ts'

export const formMachine = lazyMachine(<Values extends RecordValues>() => {
  const form = formSetup<Values>()

  const storeDraft = { type: 'sendToDraft', params: { type: 'content.changed' } } as const
  const close = { type: 'sendToLines', params: { type: 'lines.close' } } as const

  return form.createMachine({
    id: 'form',
    context: ({ input: { hasLines = false, draft = null, ...facts }, spawn, self }) => ({
      id: facts.id,
      hasLines,
      draftUse: draft,
      record: spawn('record', { id: 'record', input: { ...facts, parent: self } }),
      lines: null,
      draft: null,
    }),
    initial: 'opening',
    on: {
      'form.drop': { actions: { type: 'sendToDraft', params: { type: 'content.drop' } } },
      'form.leave': [
        { guard: 'isSaving', target: '.finishing', actions: close },
        { target: '.left', actions: close },
      ],
      'draft.restored': { actions: { type: 'restore', params: ({ event }) => event.draft } },
      'lines.changed': { actions: storeDraft },
      'record.changed': { actions: storeDraft },
      'record.conflicted': { actions: storeDraft },
      'record.creating': { actions: { type: 'sendToDraft', params: ({ event }) => event } },
    },
    states: {
      opening: { always: [{ guard: 'isLoaded', target: 'open' }, { target: 'loading' }] },
      loading: { on: { 'record.loaded': 'open' } },
      open: {
        entry: ['openLines', 'openDraft', 'emitOpened'],
        on: {
          'form.save': { actions: 'save' },
          'record.invalid': { guard: 'isNew', actions: { type: 'sendToLines', params: { type: 'lines.check' } } },
          'record.refused': {
            actions: [
              { type: 'sendToLines', params: ({ event }) => ({ type: 'lines.refused', fields: event.problem.fields }) },
              { type: 'sendToDraft', params: ({ event }) => event },
            ],
          },
          'record.saved': {
            actions: [
              { type: 'sendToDraft', params: ({ event }) => event },
              { type: 'emitSaved', params: ({ event }) => event },
            ],
          },
        },
      },
      finishing: {
        tags: ['finishing'],
        on: {
          'form.leave': {},
          'record.saved': { target: 'ended', actions: { type: 'sendToDraft', params: ({ event }) => event } },
          'record.refused': { target: 'ended', actions: { type: 'sendToDraft', params: ({ event }) => event } },
          'record.conflicted': { target: 'ended', actions: storeDraft },
          'record.unanswered': 'ended',
        },
      },
      ended: { entry: 'emitEnded', always: 'left' },
      left: { on: { 'form.leave': {} } },
    },
  })
})
