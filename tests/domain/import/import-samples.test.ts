import { describe, expect, test } from 'vitest'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { fieldsNamedIn } from '#domain/import/import-fields.ts'
import { uuidV5 } from '#domain/import/import-ids.ts'
import { isMatched, matchingOf } from '#domain/import/import-matching.ts'
import { sampleOf } from '#domain/import/import-samples.ts'
import { tableOf } from '#domain/import/import-table.ts'
import { importResources } from '#domain/import/import-types.ts'
import { known as knownMaterial } from './materials.ts'
import { allOf, comparedAs, someBusiness, someRole, someUser } from './people.ts'

const now = Date.parse('2026-11-29T10:00:00Z')
const person = (name: string, username: string) => someUser({ id: uuidV5(name), name, username })
const [thabo, anna] = [person('Thabo Molefe', 't@example.org'), person('Anna Smit', 'a@example.org')] as const
const materials = allOf(knownMaterial('Copper wire', 'GW 53-05', '3.1'), knownMaterial('Cardboard', 'GW 50-02', '0.1'))
const kasi = someBusiness({ id: uuidV5('kasi'), name: 'Kasi Recyclers' })
const users = allOf(thabo, anna)
const people = { users, sellers: users, roles: allOf(someRole('Business Owner')) }

describe.for(importResources)('Sample of %s', resource => {
  test.for(['standard', 'excel'] as const)('reads back in the format %s, with all columns', format => {
    const text = sampleOf(resource, { format, now }).replace('\uFEFF', '')
    const { fields } = definitionOf(resource)
    const table = {
      name: null,
      encoding: null,
      encoded: { count: 0, first: [] },
      ...tableOf(text, null, fieldsNamedIn(fields)),
    }
    const matching = matchingOf(table, definitionOf(resource))
    expect(isMatched(table, matching, definitionOf(resource))).toBe(true)
    const headings = table.rows[0]?.cells ?? []
    const matched = fields.flatMap(({ id, label }) => ((matching.columns[id] ?? null) === null ? [] : label))
    expect(headings.toSorted()).toEqual(matched.toSorted())
    expect(fields.filter(({ id, isRequired }) => isRequired && (matching.columns[id] ?? null) === null)).toEqual([])

    const isOfKasi = resource !== 'businesses'
    const records = comparedAs(resource, text, {
      known: {
        ...people,
        businesses: isOfKasi ? allOf(kasi) : allOf(),
        materials: resource === 'materials' ? allOf() : materials,
      },
    })
    expect(records.map(({ verdict, reasons }) => [verdict, reasons])).toEqual([
      ['new', []],
      ['new', []],
    ])
  })
})
