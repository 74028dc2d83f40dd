import { example } from '#machines/example.ts'
import { someParent } from '#machines/fakes.ts'
import { draftFakes } from './draft.fakes.ts'
import { draftMachine } from './draft.machine.ts'

/** Draft of an earlier visit, one day before the form opens. */
const stored = { at: Date.parse('2026-11-19T10:30Z'), changes: { name: 'Sipho Dube' }, withheld: [], lines: [] }
/** Draft of a form that sent its record. */
const sent = { ...stored, sent: { id: 'user-1', at: stored.at, values: { name: 'Sipho Dube' } } }
const now = () => Date.parse('2026-11-20T10:30Z')

/**
 * Default content of the form. `environments` contains the state of the browser, the session and the form for each
 * input.
 */
const content = { values: { name: '' }, changes: { city: 'Durban' } }
const environments = {
  'a form that was left unsaved the day before': { ...content, stored },
  'a form that was never left unsaved': content,
  'a form in which nothing is changed': { values: content.values },
  'a form of a user who has signed out': { ...content, isTheirs: false },
  'a form with changes undone after they were stored': {
    ...content,
    onStore: (_: unknown, outside: { content: object }) => Object.assign(outside.content, { changes: {} }),
  },
  'a form that sent its record the day before': { ...content, stored: sent },
  'a form that begins with a copy': { values: content.values },
  'a form that begins with a copy, and was left unsaved': { values: content.values, stored },
  'a new load': content,
  'a new load on a full disk': { ...content, isRefused: true },
  'a held load that is gone': content,
  'a held load': { ...content, stored: { ...stored, heldAt: stored.at } },
}

const base = { parent: someParent, read: () => ({ values: {}, changes: {}, withheld: [], lines: [] }) }
const copied = { at: 0, changes: { name: 'Sipho Dlamini' }, withheld: [], lines: [] }

export const draftExample = example({
  machine: draftMachine,
  fakes: (script, start = 'a form that was left unsaved the day before') => {
    const { actors, actions, guards } = draftFakes({ now, script, ...environments[start] })
    return { actors, actions, guards }
  },
  actors: ['find'],
  inputs: {
    'a form that was left unsaved the day before': { ...base, copied: null },
    'a form that was never left unsaved': { ...base, copied: null },
    'a form in which nothing is changed': { ...base, copied: null },
    'a form of a user who has signed out': { ...base, copied: null },
    'a form with changes undone after they were stored': { ...base, copied: null },
    'a form that sent its record the day before': { ...base, copied: null },
    'a form that begins with a copy': { ...base, copied },
    'a form that begins with a copy, and was left unsaved': { ...base, copied },
    'a new load': { ...base, copied: null, load: 'new' },
    'a new load on a full disk': { ...base, copied: null, load: 'new' },
    'a held load that is gone': { ...base, copied: null, load: 'held' },
    'a held load': { ...base, copied: null, load: 'held' },
  },
  events: {
    'content.changed': { type: 'content.changed' },
    'content.drop': { type: 'content.drop' },
    'record.creating': { type: 'record.creating' },
    'record.saved': { type: 'record.saved' },
    'record.refused': { type: 'record.refused' },
    'session.signOutFailed': { type: 'session.signOutFailed' },
    'draft.keep': { type: 'draft.keep' },
    'draft.restore': { type: 'draft.restore' },
    'draft.discard': { type: 'draft.discard' },
    'load.hold': { type: 'load.hold' },
    'draft.acquired': { type: 'draft.acquired' },
    'draft.heldElsewhere': { type: 'draft.heldElsewhere' },
    'draft.released': { type: 'draft.released' },
  },
  otherAnswers: { find: { 'the record of the draft': 'user-1' } },
  unreachable: {
    'offer.offering.released: at once else → offer.looking': 'no other form changes the draft in this example',
  },
})
