import { fromCallback } from 'xstate'
import { pastedText } from '#domain/import/file-text.ts'
import { type KnownRecords, nothingKnown } from '#domain/import/import-definition.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { ImportReading, ImportRecord, ImportResource, ImportTable } from '#domain/import/import-types.ts'
import { undoRecords } from '#domain/import/undo-records.ts'
import { exampleTime } from '#machines/example.ts'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { Material } from '#schemas/material.ts'
import type {
  ImportBeginning,
  ImportComparison,
  ImportLooking,
  NameChoice,
  PlacedWrite,
  Recalled,
} from './import.types.ts'

const someTime = '2026-11-20T08:30:00.000Z'

/** Returns a material with this name, GW code and CO₂e factor (a decimal number as text). */
export const someMaterial = (name: string, gwCode: string, factor: string): Material => ({
  id: `id-of-${name}`,
  name,
  gwCode,
  carbonFactor: Number(factor),
  carbonFactorText: factor,
  createdAt: someTime,
  updatedAt: someTime,
})

export const someMaterials: readonly Material[] = [
  someMaterial('Copper wire', 'GW 53-05', '3.1'),
  someMaterial('Cardboard', 'GW 50-02', '0.1016'),
  someMaterial('PET bottles', 'GW 51-01', '1.1418'),
]

export const knownMaterials = (materials: readonly Material[]): KnownRecords => ({
  ...nothingKnown,
  materials: { items: [...materials], unreadable: [] },
})

type Reading = ImportReading & { resource: ImportResource }

const readFake = ({ resource, source: { name, content }, delimiter, encoding, sheet }: Reading): ImportTable => {
  const text = typeof content === 'string' ? content : ''
  const fields = fieldsNamedIn(definitionOf(resource).fields)
  return {
    name,
    ...pastedText(text),
    encoding: encoding ?? 'UTF-8',
    ...tableOf(text, delimiter, fields),
    sheets: ['Sheet 1', 'Sheet 2'],
    sheet: sheet ?? 0,
  }
}

/** Records of an interrupted import: one is written. The others are more than the concurrency limit. */
const someRecalled: Recalled = {
  records: ['Brass', 'Tin', 'Zinc', 'Lead', 'Iron', 'Steel'].map(
    (name, at): ImportRecord => ({
      rows: [at + 2],
      title: name,
      verdict: 'new',
      reasons: [],
      changes: [],
      write: { kind: 'create', id: `id-of-${name}`, body: { name, gwCode: 'GW 53-04', carbonFactor: '2.5' } },
    }),
  ),
  outcomes: [{ kind: 'written' }, undefined, undefined, undefined, undefined, undefined],
}

/** Journal of an import that changed the factor of copper wire. */
const undone: Parameters<typeof undoRecords>[0] = [
  {
    importId: 'some-import',
    place: 2,
    write: {
      kind: 'update',
      id: 'id-of-Copper wire',
      before: { carbonFactor: '2.9' },
      body: { carbonFactor: '3.1' },
    },
    title: 'Copper wire',
    rows: [2],
    outcome: { kind: 'written' },
  },
]

function compareFake({ resource, undoing, table, known, ...choices }: ImportComparison): readonly ImportRecord[] {
  const definition = definitionOf(resource)
  if (undoing) {
    const { withId } = definition.indexOf(known)
    return undoRecords(undone, { find: ({ id }) => withId(id), isSame: definition.isSame })
  }
  if (!table) throw new Error('There is no file to compare')
  const importer = { id: 'some-user', business: null, type: 'system' as const }
  return [...definition.compare({ ...choices, table, known, importer, now: exampleTime })]
}

type Src = 'read' | 'look' | 'compare' | 'begin' | 'recall' | 'write'

/**
 * Fakes for `importMachine.provide`. `look` returns the records of the server, `content` replaces that of the chosen
 * file, and `recalled` are the records of an interrupted import.
 */
export function importFakes({
  look = () => knownMaterials(someMaterials),
  recalled = someRecalled,
  content,
  ...script
}: Script<Src> & { look?: () => KnownRecords; recalled?: Recalled; content?: string } = {}) {
  const { fake, calls } = fakeActors<Src>(script)
  let holds = 0
  const kept: NameChoice[] = []
  const ends: Array<{ importId: string | null; isUndone: boolean }> = []
  return {
    calls,
    /** Ends of imports that the journal noted. */
    ends,
    /** Answers that the host kept for the next file. */
    kept,
    isPageHeld: () => holds > 0,
    actions: {
      keepAnswer: (_: unknown, answer: NameChoice) => {
        kept.push(answer)
      },
      noteEnd: (_: unknown, end: { importId: string | null; isUndone: boolean }) => {
        ends.push(end)
      },
    },
    actors: {
      read: fake<ImportTable, Reading>('read', reading =>
        readFake(content === undefined ? reading : { ...reading, source: { ...reading.source, content } }),
      ),
      look: fake<KnownRecords, ImportLooking>('look', look),
      compare: fake<readonly ImportRecord[], ImportComparison>('compare', compareFake),
      begin: fake<string | null, ImportBeginning>('begin', () => 'some-import'),
      recall: fake<Recalled, { importId: string }>('recall', () => recalled),
      write: fake<void, PlacedWrite>('write', () => undefined),
      holdPage: fromCallback(() => {
        holds += 1
        return () => {
          holds -= 1
        }
      }),
    },
  }
}
