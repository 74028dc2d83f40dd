/*
 * Combines the fields and the lines of a trade (a transaction or a collection).
 *
 * - Owner: the trade form. Input: as for the `record` machine.
 * - Children: `record` owns the fields, `lines` owns the material lines.
 * - `drafting` (new trade): `form.save` sends fields and lines together. After a refusal, the invalid fields and lines
 *   are marked.
 * - `recorded`: the new trade is saved. Further saves are ignored.
 * - `editing` (saved trade): lines save themselves. `form.save` sends only the fields.
 * - `form.leave` closes the lines, which finish their calls. A pending save continues in `finishing` and emits
 *   `save.ended`.
 */
import { tradeForm } from './trade-form.setup.ts'

export const tradeFormMachine = tradeForm.createMachine({
  id: 'tradeForm',
  context: ({ input, spawn }) => ({
    id: input.id,
    record: spawn('record', { id: 'record', input }),
    lines: null,
  }),
  invoke: { src: 'hear', input: ({ context }) => ({ record: context.record }) },
  initial: 'opening',
  on: {
    'form.leave': [
      { guard: 'isSaving', target: '.finishing', actions: 'closeLines' },
      { target: '.left', actions: 'closeLines' },
    ],
  },
  states: {
    opening: {
      always: [
        { guard: 'isNew', target: 'drafting', actions: ['openLines', 'emitOpened'] },
        { guard: 'isLoaded', target: 'editing', actions: ['openLines', 'emitOpened'] },
        { target: 'loading' },
      ],
    },
    loading: { on: { 'record.loaded': { target: 'editing', actions: ['openLines', 'emitOpened'] } } },
    drafting: {
      on: {
        'form.save': { actions: 'saveWhole' },
        'record.invalid': { actions: 'checkLines' },
        'record.refused': { actions: { type: 'markRefused', params: ({ event }) => event } },
        'record.saved': 'recorded',
      },
    },
    editing: { on: { 'form.save': { actions: 'saveFields' } } },
    // No further saves: this form does not know the new trade's id, so another save would create a duplicate.
    recorded: {},
    finishing: {
      tags: ['finishing'],
      on: {
        'form.leave': {},
        'record.saved': 'ended',
        'record.refused': 'ended',
        'record.conflicted': 'ended',
        'record.unanswered': 'ended',
      },
    },
    ended: { entry: 'emitEnded', always: 'left' },
    left: { on: { 'form.leave': {} } },
  },
})
