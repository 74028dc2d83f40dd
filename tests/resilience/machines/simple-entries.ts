// Machines without a separate invariant: the stored paths and the tests of each machine check its states.
import fc from 'fast-check'
import { encodings } from '#domain/import/file-text.ts'
import { delimiters } from '#domain/import/import-types.ts'
import { backgroundExample } from '#machines/background/background.example.ts'
import { bulkActionExample } from '#machines/bulk-action/bulk-action.example.ts'
import { confirmationExample } from '#machines/confirmation/confirmation.example.ts'
import { importExample } from '#machines/import/import.example.ts'
import type { PlacedWrite } from '#machines/import/import.types.ts'
import { pendingLineExample } from '#machines/lines/pending-line.example.ts'
import { memberExample } from '#machines/member/member.example.ts'
import { offlineExample } from '#machines/offline/offline.example.ts'
import { outboxExample } from '#machines/outbox/outbox.example.ts'
import { paletteExample } from '#machines/palette/palette.example.ts'
import { petra, petras, someRows } from '#machines/palette/palette.fakes.ts'
import { pasteExample } from '#machines/paste/paste.example.ts'
import { scaleExample } from '#machines/scale/scale.example.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { entry, noSums, noWrites } from './entry.ts'
import { anyRows, anyText } from './texts.ts'

const content = fc
  .tuple(
    fc.constantFrom('Name;GW code;Factor\n', ''),
    anyRows(';', 'Copper wire', 'Cardboard', 'Brass', 'Zinc', 'GW 53-02', '1.5', '3,5', '1,234', '-1', ''),
  )
  .map(parts => parts.join(''))
const weight = fc.record({
  kind: fc.constant('weight' as const),
  kg: fc.integer({ min: -50, max: 15_000 }).map(tenths => `${tenths / 10}`),
  isStable: fc.boolean(),
})
const unread = fc.record({ kind: fc.constantFrom('overload' as const, 'noUnit' as const, 'unreadable' as const) })

export const background = entry(backgroundExample, {
  without: { ...noSums, ...noWrites },
  values: { id: fc.constantFrom('work-1', 'work-2', 'work-3') },
})

export const bulkAction = entry(bulkActionExample, {
  without: noSums,
  values: { subjects: fc.uniqueArray(anyText, { minLength: 1, maxLength: 6 }) },
  writes: () => 'the list',
  busy: 'working',
  retry: 'bulkAction.resume',
})

export const confirmation = entry(confirmationExample, {
  without: noSums,
  values: { subject: anyText, text: anyText },
  exits: ['confirmation.open', 'confirmation.cancel'],
  writes: () => 'the action',
})

export const fileImport = entry(importExample, {
  without: noSums,
  values: {
    source: fc.record({ name: fc.constantFrom('materials.csv', null), content }),
    may: fc.record({ create: fc.boolean(), update: fc.boolean(), remove: fc.boolean() }),
    choice: fc.oneof(
      fc.record({ delimiter: fc.constantFrom(...delimiters) }),
      fc.record({ encoding: fc.constantFrom(...encodings) }),
      fc.record({ decimal: fc.constantFrom('.', ',') }),
    ),
    header: fc.constantFrom(null, 0, 1),
    field: fc.constantFrom('name', 'gwCode', 'carbonFactor'),
    column: fc.constantFrom(0, 1, 2, null),
    row: fc.constantFrom(2, 3, 4),
    text: anyText,
    isIncluded: fc.boolean(),
  },
  exits: ['source.choose', 'import.reset', 'import.stop'],
  writes: ({ src, input }) => (src === 'write' ? (input as PlacedWrite).write.id : null),
  busy: 'writing',
  retry: 'import.goOn',
})

export const member = entry(memberExample, {
  without: noSums,
  exits: ['member.remove', 'member.retry'],
  writes: () => 'the member',
  // Its list then stops the machine.
  end: 'gone',
})

export const offline = entry(offlineExample, {
  without: { ...noSums, ...noWrites },
  // The data become due again and again.
  isNeverBusy: true,
})

export const outbox = entry(outboxExample, {
  without: noSums,
  hasOtherAnswers: true,
  writes: ({ src, input }) => (src === 'send' ? (input as { entry: OutboxEntry }).entry.id : null),
  retry: 'session.resumed',
})

export const palette = entry(paletteExample, {
  without: { ...noSums, ...noWrites },
  values: {
    rows: fc.subarray([...someRows]),
    key: fc.constantFrom('u', 'x'),
    term: fc.oneof(fc.constantFrom('t', 'adams'), anyText),
    to: fc.constantFrom('previous', 'first', 'last'),
    id: fc.constantFrom(...[...someRows, petra, petras].map(({ id }) => id)),
    isNewTab: fc.boolean(),
    records: fc.subarray([petra, petras]),
  },
  exits: ['palette.open', 'palette.close'],
})

export const paste = entry(pasteExample, {
  without: { ...noSums, ...noWrites },
  values: {
    text: anyRows('\t', 'Copper', 'Cardboard', 'GW 53-02', 'Unobtainium', 'constructor', '12', '3,5', '-1'),
    locale: fc.constantFrom('de-DE', 'de-DE-x-point'),
  },
  exits: ['paste.begin'],
})

export const pendingLine = entry(pendingLineExample, {
  without: { ...noWrites, 'totals agree': 'the lines it is in have them' },
  retry: 'line.retry',
  // Its list offers a choice if the term is ambiguous, and stops the machine.
  end: 'unclear',
})

export const scale = entry(scaleExample, {
  without: { ...noSums, ...noWrites },
  hasOtherAnswers: true,
  values: { reading: fc.oneof(weight, unread), line: fc.constantFrom('line-1', 'line-2') },
})
