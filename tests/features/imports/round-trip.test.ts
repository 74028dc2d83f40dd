import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FileChoice } from '#actors/lists/list-reading.actor.ts'
import type { KnownRecords } from '#domain/import/import-definition.ts'
import { uuidV5 } from '#domain/import/import-ids.ts'
import { type ImportResource, importResources } from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
import { userFile } from '#features/access/users/user-file.ts'
import { businessFile } from '#features/businesses/business-file.ts'
import { materialFile } from '#features/materials/material-file.ts'
import { tradeFile } from '#features/trades/trade-file.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import { writerOf } from '#patterns/list/export/list-file-writing.ts'
import type { ListColumn, ListColumns } from '#patterns/list/list-definition.ts'
import { isBlank } from '#rules/texts.ts'
import type { Line, Trade } from '#schemas/trade.ts'
import type { User } from '#schemas/user.ts'
import { known as knownMaterial } from '#tests/domain/import/materials.ts'
import { administrator, allOf, comparedAs, someBusiness, someRole, someUser } from '#tests/domain/import/people.ts'

/** Headings of the lists' columns. */
const headers: Readonly<Record<ImportResource, readonly string[]>> = {
  materials: ['name:Name', 'gwCode:GW Code', 'carbonFactor:CO₂ Factor'],
  businesses: ['name:Name', 'owner:Owner', 'city:City', 'province:Province', 'users:Users'],
  users: ['name:Name', 'username:Username', 'roles:Roles', 'type:Type', 'business:Business'],
  transactions: [
    'buyer:Buyer',
    'seller:Seller',
    'date:Date',
    'lines:Lines',
    'weight:Weight',
    'value:Value',
    'carbon:CO₂e avoided',
  ],
  collections: [
    'buyer:Buyer',
    'seller:Seller',
    'date:Date',
    'lines:Lines',
    'weight:Weight',
    'value:Value',
    'carbon:CO₂e avoided',
  ],
}
const units: Readonly<Record<string, string>> = { carbonFactor: 'kg/kg', weight: 'kg', value: 'R', carbon: 'kg' }

type Choice = Pick<FileChoice, 'layout' | 'format'>

/** Returns the app's own CSV file of some records. */
function fileOf<Row extends { id: string }>(
  resource: ImportResource,
  file: ListFile<Row>,
  { rows, choice, user }: { rows: readonly Row[]; choice: Choice; user: User },
): string {
  const columns = headers[resource].map((text): ListColumn<Row> => {
    const [id = '', header = ''] = text.split(':')
    const unit = units[id]
    return { id, header, cell: () => null, ...(unit === undefined ? {} : { unit }) }
  })
  const query = { page: 1, pageSize: 10, searchTerm: '' }
  const request = { ...choice, query, columns: columns.map(({ id }) => id) }
  const { head, write } = writerOf<Row>(
    { columns: columns as unknown as ListColumns<Row>, file, resource },
    request,
    user,
  )
  return (head + rows.map(write).join('')).replace('\uFEFF', '')
}

const someone = someUser({ id: uuidV5('someone'), name: 'Someone', username: 'someone@example.org', type: 'system' })

/** Names with separators, quotes, signs of formulas, accents and characters that are not visible. */
const name = fc
  .string({ unit: fc.constantFrom(...Array.from('=+-@＝;,|"\' ab1é🐑–\u200b\n')), minLength: 1, maxLength: 12 })
  .filter(raw => !isBlank(raw) && /[ab1é🐑]/u.test(raw))
const names = (most: number) =>
  fc.uniqueArray(name, { minLength: 1, maxLength: most, selector: nameKeyOf, comparator: 'IsStrictlyEqual' })
const choices: fc.Arbitrary<Choice> = fc.record({
  layout: fc.constantFrom('rows', 'parts'),
  format: fc.constantFrom('standard', 'excel'),
})
const amount = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999 }).map(number => number / 100),
  fc.integer({ min: 0, max: 99_999_999 }).map(number => number / 1_000_000),
  fc.constantFrom(0, 1234, 1.234, 9_007_199_254_740),
)

type Written = { text: string; known: Partial<KnownRecords>; count: number }

const materials = (choice: Choice): fc.Arbitrary<Written> =>
  fc
    .uniqueArray(
      fc.record({ name, code: name, factor: fc.oneof(amount.map(String), fc.constantFrom('-0.05', 'none')) }),
      {
        minLength: 1,
        maxLength: 6,
        selector: ({ name: of }) => nameKeyOf(of),
      },
    )
    .map(list => {
      const rows = list.map(({ name: of, code, factor }, at) => knownMaterial(of, code, factor, uuidV5(String(at))))
      return {
        text: fileOf('materials', materialFile, { rows, choice, user: someone }),
        known: { materials: allOf(...rows) },
        count: rows.length,
      }
    })

const address = fc.record({
  lineOne: name,
  lineTwo: fc.constant(null),
  city: name,
  province: name,
  zipCode: fc.constantFrom('4319', '', 'x'),
  country: fc.constantFrom('South Africa', ''),
})

const businesses = (choice: Choice): fc.Arbitrary<Written> =>
  fc
    .tuple(
      names(5),
      fc.array(name, { minLength: 1, maxLength: 3 }),
      fc.array(fc.option(address), { minLength: 5, maxLength: 5 }),
    )
    .map(([list, people, addresses]) => {
      const users = people.map((of, at) => someUser({ id: uuidV5(of + at), name: of, username: `u${at}@example.org` }))
      const rows = list.map((of, at) => {
        const owner = users[at % users.length]
        const members = users.slice(0, at).map(({ id, name: called }) => ({ id, name: called }))
        return someBusiness({
          id: uuidV5(of),
          name: of,
          ownerId: owner?.id ?? null,
          users: members,
          address: addresses[at] ?? null,
        })
      })
      return {
        text: fileOf('businesses', businessFile, { rows, choice, user: someone }),
        known: { businesses: allOf(...rows), users: allOf(...users) },
        count: rows.length,
      }
    })

const users = (choice: Choice): fc.Arbitrary<Written> =>
  fc
    .tuple(
      names(4),
      names(3),
      fc.array(
        fc.record({
          name,
          mask: fc.integer({ min: 0, max: 63 }),
          type: fc.constantFrom('system', 'business', 'collector'),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    )
    // A name that contains another one after a comma is ambiguous in a list of names.
    .filter(([list, roles]) =>
      [...list, ...roles].every(
        of =>
          !/[,;|]/u.test(of) ||
          [...list, ...roles].every(other => other === of || !nameKeyOf(of).includes(nameKeyOf(other))),
      ),
    )
    .map(([list, titles, people]) => {
      const all = list.map(of => someBusiness({ id: uuidV5(of), name: of }))
      const roles = titles.map(someRole)
      const rows = people.map(({ name: of, mask, type }, at) => {
        const own = all.filter((_, nth) => (mask >> nth) % 2 === 1)
        return someUser({
          id: uuidV5(String(at)),
          name: of,
          username: at % 2 === 0 ? `User${at}@example.org` : `+1 212 555 012${at}`,
          type,
          businesses: own,
          // The main business is not the first one, and can be hidden.
          businessId: mask % 3 === 0 ? uuidV5('hidden') : (own.at(-1)?.id ?? null),
          roles: roles.filter((_, nth) => (mask >> (nth + 3)) % 2 === 1),
        })
      })
      return {
        text: fileOf('users', userFile, { rows, choice, user: someone }),
        known: { users: allOf(...rows), businesses: allOf(...all), roles: allOf(...roles) },
        count: rows.length,
      }
    })

const line: fc.Arbitrary<Line> = fc.record({
  id: fc.constant(null),
  material: fc.record({ name, gwCode: name, carbonFactor: fc.oneof(amount, fc.constantFrom(null, -0.5)) }),
  weight: amount,
  // Values have cents.
  value: fc.integer({ min: 0, max: 99_999_999 }).map(number => number / 100),
})
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-11-30'), noInvalidDate: true })
  .map(date => date.toISOString())

const trades = (choice: Choice, resource: 'transactions' | 'collections'): fc.Arbitrary<Written> =>
  fc
    .tuple(
      names(4),
      fc.uniqueArray(fc.record({ lines: fc.array(line, { maxLength: 3 }), createdAt: moment, id: fc.uuid() }), {
        minLength: 1,
        maxLength: 5,
        selector: ({ id }) => id,
      }),
      fc.boolean(),
    )
    .map(([list, records, isOwn]) => {
      const parties = list.map((of, at) => ({ id: uuidV5(of), name: of, username: `u${at}@example.org` }))
      const rows = records.map(
        ({ lines, createdAt, id }, at): Trade => ({
          id,
          buyer: parties[at % parties.length] ?? null,
          seller: parties.at(-1 - (at % parties.length)) ?? null,
          createdAt,
          updatedAt: createdAt,
          materials: lines,
        }),
      )
      // A user of a business, who sees its sales without CO₂e.
      const user: User = isOwn ? { ...someone, type: 'business', businessId: parties[0]?.id ?? null } : someone
      return {
        text: fileOf(resource, tradeFile(resource), { rows, choice, user }),
        known: { trades: allOf(...rows) },
        count: rows.length,
      }
    })

const written: Readonly<Record<ImportResource, (choice: Choice) => fc.Arbitrary<Written>>> = {
  materials,
  businesses,
  users,
  transactions: choice => trades(choice, 'transactions'),
  collections: choice => trades(choice, 'collections'),
}

describe.for(importResources)('CSV file of %s', resource => {
  test('imports unchanged, for any records', () => {
    fc.assert(
      fc.property(
        choices.chain(choice => written[resource](choice).map(all => ({ ...all, choice }))),
        ({ text, known, count, choice }) => {
          const decimal = choice.format === 'excel' ? ',' : '.'
          const records = comparedAs(resource, text, { known, importer: administrator, change: { decimal } })
          expect(records.map(({ verdict, reasons, changes }) => ({ verdict, reasons, changes }))).toEqual(
            Array.from({ length: count }, () => ({ verdict: 'unchanged', reasons: [], changes: [] })),
          )
        },
      ),
      { numRuns: 150 },
    )
  })
})
