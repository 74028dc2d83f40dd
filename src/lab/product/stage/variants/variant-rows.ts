import { loadedLines } from '#machines/lines/lines.fakes.ts'
import type { Business } from '#schemas/business.ts'
import type { Role } from '#schemas/role.ts'
import type { Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'

type Rows<Row> = readonly [Row, Row, Row, Row]

const mapped = <Row>([one, two, three, four]: Rows<string>, rowOf: (name: string, at: number) => Row): Rows<Row> => [
  rowOf(one, 0),
  rowOf(two, 1),
  rowOf(three, 2),
  rowOf(four, 3),
]

const stamps = { createdAt: '2026-11-19T08:00:00.000Z', updatedAt: '2026-11-19T08:00:00.000Z' }
const companies: Rows<string> = ['Cape Fibre Mills', 'Durban Metals', 'Durban Metals Recycling', 'Umhlanga Paper']

export const someBusinesses = mapped(
  companies,
  (name): Business => ({
    id: name,
    name,
    ownerId: null,
    address: null,
    bankDetails: null,
    roles: [],
    users: [],
    ...stamps,
  }),
)

/** A collection's seller is a collector with a username. */
const tradesFrom = (seller: { id: string; name: string; username?: string }) =>
  mapped(
    companies,
    (name, at): Trade => ({
      id: name,
      buyer: { id: name, name },
      seller,
      materials: loadedLines.slice(0, 1 + (at % 2)),
      createdAt: `2026-11-${19 - at}T08:00:00.000Z`,
      updatedAt: stamps.updatedAt,
    }),
  )

export const someTransactions = tradesFrom({ id: 'naledi', name: 'Naledi Mokoena' })
export const someCollections = tradesFrom({
  id: 'bongani',
  name: 'Bongani Khumalo',
  username: 'bongani@collect.example',
})

export const someUsers = mapped(
  ['Ayesha Moosa', 'Naledi Mokoena', 'Naledi Mokoena-Dube', 'Sipho Dlamini'],
  (name): User => ({
    id: name,
    name,
    username: `${name.toLowerCase().replaceAll(' ', '.')}@umhlangametals.example`,
    type: 'business',
    idNumber: null,
    businessId: null,
    businesses: [],
    address: null,
    bankDetails: null,
    roles: [],
    permissions: [],
    mfaEnabled: true,
    mfaVerified: true,
    ...stamps,
  }),
)

export const someRoles = mapped(
  ['Business Owner', 'Collector', 'Collector on foot', 'Weighbridge clerk'],
  (name, at): Role => ({
    id: name,
    name,
    description:
      ['Runs a business', 'Brings in material', 'Brings in little at a time', 'Records what comes in'][at] ?? '',
    default: false,
    permissions: [],
    ...stamps,
  }),
)
