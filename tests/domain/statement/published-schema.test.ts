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
 * Published statements refer to this schema. A breaking change (a removed field, or a new meaning) requires a new
 * version with its own number. `npx vitest run tests/domain/statement -u` writes the file.
 */
test('The published schema matches the statement', async () => {
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

test('A statement identifies its schema by a URN', async () => {
  expect((await some()).$schema).toBe('urn:threereco:schema:carbon-statement:2')
  const { $id } = JSON.parse(readFileSync(published, 'utf8')) as { $id: string }
  expect($id).toBe(statementSchema)
})

describe('Published schema', () => {
  test('accepts any statement as written to a file', async () => {
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

  test('rejects a numeric figure, because it might have lost digits', async () => {
    const statement = await some()
    expect(validator()({ ...statement, totals: { ...statement.totals, weightKg: 100 } })).toBe(false)
  })

  test('rejects missing and additional fields', async () => {
    const { fingerprint: _, ...lacking } = await some()
    expect(validator()(lacking)).toBe(false)
    expect(validator()({ ...(await some()), footprintKg: '1' })).toBe(false)
  })
})
