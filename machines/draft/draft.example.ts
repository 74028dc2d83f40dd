import { example } from '#machines/example.ts'
import { draftFakes } from './draft.fakes.ts'
import { draftMachine } from './draft.machine.ts'

/** Where a visit ended before it was saved: on the day before the form is opened. */
const stored = { at: Date.parse('2026-11-19T10:30Z'), changes: { name: 'Sipho Dube' }, withheld: [], lines: [] }
const now = () => Date.parse('2026-11-20T10:30Z')

/** A form with an empty name and a city that was typed; what the browser has stored is a fact of its fakes, not an input. */
export const draftExample = example({
  machine: () => {
    const changes = { city: 'Durban' }
    const { actions, guards } = draftFakes({ stored, now, values: { name: '', ...changes }, changes })
    return draftMachine.provide({ actions, guards })
  },
  slots: [],
  inputs: { 'a form that was left unsaved the day before': undefined },
  events: {
    'content.changed': { type: 'content.changed' },
    'content.drop': { type: 'content.drop' },
    'record.saved': { type: 'record.saved' },
    'session.signOutFailed': { type: 'session.signOutFailed' },
    'draft.keep': { type: 'draft.keep' },
    'draft.restore': { type: 'draft.restore' },
    'draft.discard': { type: 'draft.discard' },
  },
})
