/*
 * A transaction or a collection in its form: its fields, which are a `record`, and its material `lines`.
 *
 * A new one is recorded as a whole. Saving has the fields checked and sent together with the lines that are typed by then;
 * where something is not as it has to be, here or on the server, the lines are marked as well as the fields.
 * One that is there is loaded first. From then on its lines save themselves, and its fields are saved without them.
 * When the form is left, a save that is under way goes on, and so do lines that save themselves.
 */
import { tradeForm } from './trade-form.setup.ts'

export const tradeFormMachine = tradeForm.createMachine({
  id: 'tradeForm',
  context: ({ input: { id, values }, spawn }) => ({
    id,
    record: spawn('record', { id: 'record', input: { id, values } }),
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
      always: [{ guard: 'isNew', target: 'drafting', actions: ['openLines', 'tellOpened'] }, { target: 'loading' }],
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
    // The new one has an id by now, which this form does not know.
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
