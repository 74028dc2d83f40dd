import { pastedText } from '#domain/import/file-text.ts'
import { type Importer, type KnownRecords, nothingKnown } from '#domain/import/import-definition.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { uuidV5 } from '#domain/import/import-ids.ts'
import { matchingOf } from '#domain/import/import-matching.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { ImportRecord, ImportResource, Matching, NameAnswers } from '#domain/import/import-types.ts'
import type { Business } from '#schemas/business.ts'
import type { Reference } from '#schemas/reference.ts'
import type { Role } from '#schemas/role.ts'
import type { User } from '#schemas/user.ts'

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' }

export const someBusiness = (fields: Reference & Partial<Business>): Business => ({
  ownerId: null,
  address: null,
  bankDetails: null,
  roles: [],
  users: [],
  ...stamps,
  ...fields,
})

export const someUser = (fields: Pick<User, 'id' | 'name' | 'username'> & Partial<User>): User => ({
  type: 'business',
  idNumber: null,
  businessId: null,
  businesses: [],
  address: null,
  bankDetails: null,
  roles: [],
  permissions: [],
  mfaEnabled: false,
  mfaVerified: false,
  ...stamps,
  ...fields,
})

export const someRole = (name: string): Role => ({
  id: uuidV5(name),
  name,
  description: '',
  default: false,
  permissions: [],
  ...stamps,
})

export const administrator: Importer = { id: 'some-administrator', business: null, type: 'system' }

export const allOf = <Row>(...items: Row[]) => ({ items, unreadable: [] })

type Options = {
  known?: Partial<KnownRecords>
  answers?: NameAnswers
  importer?: Importer
  change?: Partial<Matching>
}

/** Compares the rows of a text with records of the server. */
export function comparedAs<Body>(
  resource: ImportResource,
  text: string,
  { known = {}, answers = {}, importer = administrator, change = {} }: Options = {},
): Array<ImportRecord<Body>> {
  const definition = definitionOf(resource)
  const table = { name: 'file.csv', ...pastedText(text), ...tableOf(text, null, fieldsNamedIn(definition.fields)) }
  const records = definition.compare({
    table,
    matching: { ...matchingOf(table, definition), ...change },
    known: { ...nothingKnown, ...known },
    edits: {},
    answers,
    importer,
    now: Date.parse('2026-11-29T10:00:00Z'),
  })
  return [...(records as Iterable<ImportRecord<Body>>)]
}

/** Returns the reasons of all records, each with its field. An unclear name replaces its reason. */
export const reasonsIn = (records: readonly ImportRecord<unknown>[]) =>
  records.flatMap(({ reasons }) => reasons.map(({ field, reason, unclear }) => [field, unclear ?? reason]))
