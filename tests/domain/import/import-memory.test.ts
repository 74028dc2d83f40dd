import { describe, expect, test } from 'vitest'
import { pastedText } from '#domain/import/file-text.ts'
import {
  answersFor,
  answersIn,
  headingKeys,
  type ImportMemory,
  importMemoryIn,
  mappingFor,
  mappingNamed,
  matchingBy,
  withAnswers,
  withMapping,
  withoutMapping,
} from '#domain/import/import-memory.ts'
import { tableOf } from '#domain/import/import-table.ts'
import type { Matching } from '#domain/import/import-types.ts'

const nothing: ImportMemory = { mappings: [], answers: [] }
const headings = ['Date', 'Item', 'date ', 'Kilos']
const matching: Matching = {
  header: 2,
  columns: { createdAt: 2, material: 1, weight: 3, value: null },
  decimal: ',',
  dateOrder: 'monthFirst',
  weightUnit: 'lb',
}
const weighbridge = mappingNamed('Weighbridge', 'transactions', headings, matching)
const kasi = { id: '5b6e1c1e-3c54-4d4f-8a55-0f3f6f6f0001', name: 'Kasi Recyclers' }

/** Returns the memory after the browser has stored it. */
const stored = (memory: ImportMemory) => importMemoryIn(JSON.parse(JSON.stringify(memory)))

describe('saved mappings', () => {
  test('map a later file with the same headings in another order and case', () => {
    const memory = stored(withMapping(nothing, weighbridge))
    const later = ['KILOS', 'Date', 'Date', 'item']
    const mapping = mappingFor(memory, 'transactions', later)
    expect(mapping).toEqual(weighbridge)
    expect(matchingBy(weighbridge, later, { header: 0, columns: matching.columns })).toEqual({
      ...matching,
      header: 0,
      columns: { createdAt: 2, material: 3, weight: 0, value: null },
    })
  })

  test.for([
    ['a heading is missing', 'transactions', ['Date', 'Item', 'Date']],
    ['there is another heading', 'transactions', [...headings, 'Price']],
    ['the file has another resource', 'collections', headings],
  ] as const)('are not offered if %s', ([, resource, later]) => {
    expect(mappingFor(withMapping(nothing, weighbridge), resource, later)).toBeNull()
  })

  test('leave fields without a column that the mapping does not know', () => {
    const columns = { material: 0, notes: 1 }
    expect(matchingBy(weighbridge, headings, { header: 0, columns }).columns).toEqual({ material: 1, notes: null })
  })

  test('replace the one with their name, and the latest one is offered', () => {
    const renamed = { ...weighbridge, name: 'Scale' }
    const both = withMapping(withMapping(nothing, renamed), weighbridge)
    expect(mappingFor(both, 'transactions', headings)).toEqual(weighbridge)
    const changed = { ...renamed, decimal: '.' as const }
    expect(withMapping(both, changed).mappings).toEqual([weighbridge, changed])
    expect(withoutMapping(both, renamed).mappings).toEqual([weighbridge])
  })

  test('are at most 20, the latest ones', () => {
    const named = (number: number) => ({ ...weighbridge, name: String(number) })
    const memory = Array.from({ length: 22 }, (_, number) => named(number)).reduce(withMapping, nothing)
    expect(memory.mappings.map(({ name }) => Number(name))).toEqual(Array.from({ length: 20 }, (_, at) => at + 2))
  })

  test('number equal headings', () => {
    expect(headingKeys(['Date', '', 'DATE', 'date', ''])).toEqual(['date', '', 'date 2', 'date 3', ' 2'])
  })
})

describe('kept answers', () => {
  test('are offered for their resource, and replaced by later ones', () => {
    const first = withAnswers(nothing, 'transactions', { buyer: { kasi, 2024: null } })
    const later = withAnswers(first, 'transactions', { buyer: { kasi: null }, material: { tin: kasi } })
    const memory = stored(withAnswers(later, 'collections', { buyer: { kasi } }))
    expect(answersFor(memory, 'transactions')).toEqual({ buyer: { 2024: null, kasi: null }, material: { tin: kasi } })
    expect(answersFor(memory, 'collections')).toEqual({ buyer: { kasi } })
    expect(answersFor(memory, 'materials')).toEqual({})
  })

  test('about names in a file are returned as the file spells them', () => {
    const memory = withAnswers(nothing, 'users', { business: { kasi: null, bloem: kasi }, roles: { kasi: null } })
    const table = {
      name: 'users.csv',
      ...pastedText('Name,Business\nSipho,"KASI, Cork"'),
      ...tableOf('Name,Business\nSipho,"KASI, Cork"', null, () => 0),
    }
    const found = answersIn(memory, 'users', {
      table,
      matching: { ...matching, header: 0, columns: { name: 0, business: 1, roles: null } },
    })
    expect(found).toEqual([{ field: 'business', name: 'KASI', answer: null }])
  })

  test('are at most 2,000, the latest ones', () => {
    const answers = Object.fromEntries(Array.from({ length: 2001 }, (_, number) => [`name ${number}`, kasi]))
    const memory = withAnswers(withAnswers(nothing, 'users', { name: { old: null } }), 'users', { name: answers })
    expect(memory.answers).toHaveLength(2000)
    expect(memory.answers[0]?.key).toBe('name 1')
  })
})

test.for([
  null,
  'text',
  { mappings: {}, answers: 'none' },
  {
    mappings: [null, { name: 5, resource: 'users' }, { ...weighbridge, resource: 'roles' }],
    answers: [null, { resource: 'users', field: 'name', key: 'kasi', answer: { id: 5 } }, { resource: 'roles' }],
  },
])('the invalid memory %j is empty', value => {
  expect(importMemoryIn(value)).toEqual(nothing)
})

test('an invalid choice of a stored mapping is empty', () => {
  const columns = { material: 'item', weight: 3 }
  const mapping = {
    ...weighbridge,
    headings: ['item', 5],
    columns,
    decimal: ';',
    dateOrder: 'yearFirst',
    weightUnit: '',
  }
  expect(importMemoryIn({ mappings: [mapping] }).mappings).toEqual([
    {
      ...weighbridge,
      headings: ['item'],
      columns: { material: 'item' },
      decimal: null,
      dateOrder: null,
      weightUnit: null,
    },
  ])
})
