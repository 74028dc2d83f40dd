import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { carbonStatement, statementSchema } from '#schemas/statement.ts'
import { anyTrade } from '../carbon/trade-arbitraries.ts'
import { lineOf, statementOn, tradeOf } from './some-statements.ts'

const published = fileURLToPath(new URL('../../../src/public/schemas/carbon-statement-2.json', import.meta.url))

/*
 * A statement that was handed on names this schema. What breaks its readers (a field that goes, or means something else) is
 * a new version with a number of its own, beside this one. `npx vitest run tests/domain/statement -u` writes it anew.
 */
test('The schema that is published is that of the statement', async () => {
  const { $schema, ...schema } = z.toJSONSchema(carbonStatement)
  expect($schema).toBe('https://json-schema.org/draft/2020-12/schema')
  const text = JSON.stringify(
    { $schema, $id: statementSchema, title: 'Carbon statement, version 2', ...schema },
    null,
    2,
  )
  await expect(`${text}\n`).toMatchFileSnapshot(published)
})

function validator() {
  const ajv = new Ajv2020({ allErrors: true })
  addFormats.default(ajv)
  return ajv.compile(JSON.parse(readFileSync(published, 'utf8')) as object)
}

const some = () => statementOn([tradeOf('1', '2026-07-01', lineOf('PET bottles', 'GW 51-01', 1.1418, 100))])

test('A statement names its schema by an id that is no address of a server', async () => {
  expect((await some()).$schema).toBe('urn:threereco:schema:carbon-statement:2')
  const { $id } = JSON.parse(readFileSync(published, 'utf8')) as { $id: string }
  expect($id).toBe(statementSchema)
})

describe('By the published schema', () => {
  test('any statement is valid, as a file has it', async () => {
    const isValid = validator()
    await fc.assert(
      fc.asyncProperty(fc.array(anyTrade, { maxLength: 10 }), async trades => {
        const saved: unknown = JSON.parse(JSON.stringify(await statementOn(trades)))
        isValid(saved)
        expect(isValid.errors).toBeNull()
      }),
      { numRuns: 40 },
    )
  })

  test('a figure that is a number is none, because it may have lost digits', async () => {
    const statement = await some()
    expect(validator()({ ...statement, totals: { ...statement.totals, weightKg: 100 } })).toBe(false)
  })

  test('one that lacks a part, or has another, is none', async () => {
    const { fingerprint: _, ...lacking } = await some()
    expect(validator()(lacking)).toBe(false)
    expect(validator()({ ...(await some()), footprintKg: '1' })).toBe(false)
  })
})
