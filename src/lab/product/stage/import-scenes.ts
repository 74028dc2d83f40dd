import type { KnownRecords } from '#domain/import/import-definition.ts'
import type { ImportRecord } from '#domain/import/import-types.ts'
import { importExample } from '#machines/import/import.example.ts'
import { importFakes, knownMaterials, someMaterials } from '#machines/import/import.fakes.ts'
import type { Recalled } from '#machines/import/import.types.ts'
import { someUser } from '#machines/session/session.fakes.ts'
import type { Trade } from '#schemas/trade.ts'
import { EarlierFiles } from './parts/import-parts.tsx'
import { type Scene, sceneAccounts } from './scene.ts'

const heading = 'Number;Date;Buyer;Seller;Material;Weight (kg);Value (R)'

/** Trades with each verdict, and with a material and a seller that the server does not have. */
const trades = [
  heading,
  '101;2026-10-01 08:00;Kasi Recyclers;Naledi Mokoena;Copper wire;12,5;1600',
  ';;;;Cardboard;40;84',
  '102;2026-10-02 09:00;Kasi Recyclers;Sipho Dlamini;Cardboard;860;1290',
  '3F9A-71C2;2026-10-03 10:00;Kasi Recyclers;Sipho Dlamini;Cardboard;900;1350',
  '101;2026-10-04 11:00;Kasi Recyclers;Naledi Mokoena;PET bottles;20;104',
  '104;2026-10-05 12:00;Kasi Recyclers;Sipho Dlamini;Coper wire;8,2;1049,60',
  '105;2026-10-06 13:00;Kasi Recyclers;Oom Piet;Copper wire;3;384',
  '106;2026-10-07 14:00;Kasi Recyclers;Sipho Dlamini;Copper wire;about 30;3840',
  'Total;;;;;940,7;5861,60',
].join('\n')

/** Trades with dates that begin with the day or with the month. */
const ambiguousDates = [
  heading,
  '101;03/04/2026;Kasi Recyclers;Naledi Mokoena;Copper wire;12,5;1600',
  '102;05/04/2026;Kasi Recyclers;Sipho Dlamini;Cardboard;860;1290',
].join('\n')

const stamps = { createdAt: '2026-10-01T08:00:00.000Z', updatedAt: '2026-10-01T08:00:00.000Z' }
const buyer = { id: 'kasi', name: 'Kasi Recyclers' }
const sellers = ['Naledi Mokoena', 'Sipho Dlamini'].map(name => ({ ...someUser, id: name, name }))

/** Returns a purchase of cardboard from Sipho Dlamini. `at` is a local date and time. */
function tradeAt(id: string, at: string, weight: number, value: number): Trade {
  const [, cardboard] = someMaterials
  if (!cardboard) throw new Error('The example has no cardboard')
  const { name, gwCode, carbonFactor } = cardboard
  return {
    id,
    buyer,
    seller: { id: 'Sipho Dlamini', name: 'Sipho Dlamini' },
    materials: [{ id: `line of ${id}`, material: { name, gwCode, carbonFactor }, weight, value }],
    createdAt: new Date(at).toISOString(),
    updatedAt: stamps.updatedAt,
  }
}
const known: KnownRecords = {
  ...knownMaterials(someMaterials),
  businesses: {
    items: [{ ...buyer, ownerId: null, address: null, bankDetails: null, roles: [], users: [], ...stamps }],
    unreadable: [],
  },
  sellers: { items: sellers, unreadable: [] },
  trades: {
    items: [
      tradeAt('11111111-1111-4111-8111-111111111111', '2026-10-02T09:00:00', 860, 1290),
      tradeAt('3f9a71c2-1111-4111-8111-111111111111', '2026-10-03T10:00:00', 860, 1290),
    ],
    unreadable: [],
  },
}

/** Import with two refused records that a reload interrupted before its end. */
const refused: Recalled = {
  records: ['Brass', 'Tin', 'Zinc'].map(
    (name, at): ImportRecord => ({
      rows: [at + 2],
      title: name,
      verdict: 'new',
      reasons: [],
      changes: [],
      write: { kind: 'create', id: `id-of-${name}`, body: { name, gwCode: 'GW 53-04', carbonFactor: '2.5' } },
    }),
  ),
  outcomes: [
    { kind: 'written' },
    { kind: 'refused', reason: 'A material with this name already exists' },
    { kind: 'refused', reason: 'Another user has changed this record since the preview' },
  ],
}

const account = sceneAccounts.administrator
const path = () => '/admin/materials/import'

/** Returns the import with other records or another file, in one state. */
const importWith = (only: string, others: Parameters<typeof importFakes>[0]) => ({
  example: { ...importExample, fakes: (script: typeof others) => importFakes({ ...others, ...script }) },
  only,
  account,
})

/** Returns the import of transactions from a file with this content, in one state. */
const tradesWith = (content: string, only: string) => {
  const { example, ...scene } = importWith(only, { look: () => known, content })
  return {
    ...scene,
    example: { ...example, inputs: { materials: { resource: 'transactions' } } },
    path: () => '/admin/transactions/import',
  }
}

/** The import of materials in all states, and of other files in single states. */
export const importScenes: readonly Scene[] = [
  { id: 'import', title: 'Import', example: importExample, account, path },
  { id: 'earlier-imports', title: 'Earlier imports', ...importWith('choosing', {}), Part: EarlierFiles },
  { id: 'import-dates', title: 'Import with ambiguous dates', ...tradesWith(ambiguousDates, 'open.matching') },
  { id: 'import-trades', title: 'Import of transactions', ...tradesWith(trades, 'open.previewing') },
  {
    id: 'import-refused',
    title: 'Import with refused records',
    ...importWith('stopped', { recalled: refused }),
    path,
  },
]
