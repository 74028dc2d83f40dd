/*
 * The form of a trade, a transaction or a collection. It has two children: `record` holds the fields, `lines` the material
 * lines.
 *
 * A new trade is `drafting`: `form.save` sends fields and lines together. If the fields have faults, or the server refuses,
 * the lines are marked as well as the fields. Once it is saved the form is `recorded` and ignores further saves.
 * A saved trade is `loading` first, then `editing`: its lines save themselves, and `form.save` sends the fields alone.
 *
 * `form.leave` closes the lines, which finish their calls. A save that is under way goes on in `finishing`; its outcome
 * emits `save.ended`.
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
        { guard: 'isNew', target: 'drafting', actions: ['openLines', 'tellOpened'] },
        { guard: 'isLoaded', target: 'editing', actions: ['openLines', 'tellOpened'] },
        { target: 'loading' },
      ],
    },
    loading: { on: { 'record.loaded': { target: 'editing', actions: ['openLines', 'tellOpened'] } } },
    drafting: {
      on: {
        'form.save': { actions: 'saveWhole' },
        'record.invalid': { actions: 'checkLines' },
        'record.refused': { actions: { type: 'markRefused', params: ({ event }) => event } },
        'record.saved': 'recorded',
      },
    },
    editing: { on: { 'form.save': { actions: 'saveFields' } } },
    // The trade is created by now, under an id that this form does not know: another save would create a second one.
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
    ended: { entry: 'tellEnded', always: 'left' },
    left: { on: { 'form.leave': {} } },
  },
})
