import { example, exampleTime } from '#machines/example.ts'
import { outboxFakes, someEntry } from './outbox.fakes.ts'
import { outboxMachine } from './outbox.machine.ts'

const stored = {
  'two records': [someEntry(1), someEntry(2)],
  'a record with a lost response': [someEntry(1, { isTried: true })],
  'a corrected record': [someEntry(1, { earlier: [someEntry(1)] })],
  'a record from another tab': [someEntry(1)],
  'no connection': [someEntry(1)],
  'no records': [],
} as const

const now = () => exampleTime
const refusal = { title: 'Not found', message: 'Seller not found.', fields: {} }

export const outboxExample = example({
  machine: outboxMachine,
  fakes: (script, start: keyof typeof stored = 'two records') =>
    outboxFakes(script, stored[start], start !== 'a record from another tab'),
  actors: ['load', 'read', 'store', 'remove', 'send', 'find', 'update'],
  inputs: {
    'two records': { isOnline: true, now },
    'a record with a lost response': { isOnline: true, now },
    'a corrected record': { isOnline: true, now },
    'a record from another tab': { isOnline: true, now },
    'no connection': { isOnline: false, now },
    'no records': { isOnline: true, now },
  },
  events: {
    'send.request': { type: 'send.request' },
    'page.focused': { type: 'page.focused' },
    'entry.sendAnyway': { type: 'entry.sendAnyway', id: someEntry(1).id },
    'entry.stored': { type: 'entry.stored', entry: someEntry(3) },
    'entry.removed': { type: 'entry.removed', id: someEntry(1).id },
    'connection.changed': { type: 'connection.changed', isOnline: false },
    'session.suspended': { type: 'session.suspended' },
    'session.resumed': { type: 'session.resumed' },
    'lock.granted': { type: 'lock.granted' },
  },
  otherEvents: [
    { type: 'connection.changed', isOnline: true },
    { type: 'entry.stored', entry: someEntry(1, { refusal }) },
    { type: 'entry.removed', id: someEntry(2).id },
  ],
  unreachable: {
    'isForced lets pass': 'The search for paths does not distinguish entries. Tests of the machine cover it.',
    'sending.checking: at once [isForced] → sending.marking': 'Follows from that guard.',
  },
  otherAnswers: {
    read: { 'no entry': null, 'a refused entry': someEntry(1, { refusal }) },
    find: { 'the record': someEntry(1).id },
  },
})
