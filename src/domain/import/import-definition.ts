import type { BusinessValues } from '#domain/people/business-rules.ts'
import type { UserValues } from '#domain/people/user-rules.ts'
import type { Permission } from '#domain/permissions/permission-names.ts'
import type { Business } from '#schemas/business.ts'
import type { Material, MaterialBody } from '#schemas/material.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Role } from '#schemas/role.ts'
import type { ReadRows } from '#schemas/rows.ts'
import type { Party, Trade, TypedLine } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'
import type { CellEdits } from './file-rows.ts'
import type { ImportColumns } from './import-fields.ts'
import type { ImportRecord, ImportResource, ImportTable, Matching, NameAnswers } from './import-types.ts'

/** Content of a trade that an import writes. `createdAt` is an ISO date and time in UTC. */
export type TradeContent = {
  buyer: Party
  /** Some servers store the business of a seller instead of the user. */
  seller: Party & { businessId?: string }
  createdAt: string
  lines: ReadonlyArray<Extract<TypedLine, { material: unknown }> & { weight: number; value: number }>
}

/** Content of a record, by resource. */
export type ImportBodies = {
  materials: MaterialBody
  businesses: BusinessValues
  users: UserValues
  transactions: TradeContent
  collections: TradeContent
}
export type ImportBody = ImportBodies[ImportResource]

/** Records of the server with which a file is compared. The lists that a resource does not need are empty. */
export type KnownRecords = {
  materials: ReadRows<Material>
  businesses: ReadRows<Business>
  users: ReadRows<User>
  roles: ReadRows<Role>
  trades: ReadRows<Trade>
  /** Possible sellers of trades: users or, on some servers, businesses. Those servers store the user's business. */
  sellers: ReadRows<Reference & Partial<Pick<User, 'businessId'>>>
}

const none = { items: [], unreadable: [] }
export const nothingKnown: KnownRecords = {
  materials: none,
  businesses: none,
  users: none,
  roles: none,
  trades: none,
  sellers: none,
}

/** User who imports: their business is the default buyer. `lacking` has the missing permissions for roles of users. */
export type Importer = {
  id: string
  business: Reference | null
  type: User['type']
  lacking?: readonly Permission[]
}

/** Input of a comparison. `now` is in epoch milliseconds. */
export type Comparing = {
  table: ImportTable
  matching: Matching
  known: KnownRecords
  edits: CellEdits
  answers: NameAnswers
  importer: Importer
  now: number
}

/** Record of the server. */
export type Existing<Body> = { id: string; body: Body }

/** Index of the server's records of a resource. */
export type KnownIndex<Body> = {
  withId: (id: string) => Existing<Body> | undefined
  /** Returns the record that a new one would repeat; `several` or `unreadable` if it cannot be known. */
  alike: (body: Body) => Existing<Body> | 'several' | 'unreadable' | undefined
}

/** Rules for importing a resource. */
export type ImportDefinition<Body extends ImportBody> = ImportColumns & {
  resource: ImportResource
  /** Compares the file with the server's records. Yields the records in the order of the file. */
  compare: (comparing: Comparing) => Iterable<ImportRecord<Body>>
  indexOf: (known: KnownRecords) => KnownIndex<Body>
  /** True if a record has these parts. Ignores differences that the server does not store. */
  isSame: (body: Body, parts: Partial<Body>) => boolean
}
