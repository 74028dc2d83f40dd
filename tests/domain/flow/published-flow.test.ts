import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { flowSchema, materialFlow } from '#schemas/flow.ts'
import { anyTrade } from '../carbon/trade-arbitraries.ts'
import { bought, business, collected, flowOn, line, sold } from './some-flows.ts'

vi.setConfig({ testTimeout: 120_000 })

const published = fileURLToPath(new URL('../../../src/public/schemas/material-flow-2.json', import.meta.url))

/*
 * Published reports refer to this schema. A breaking change (a removed field, or a new meaning) requires a new version
 * with its own number. `npx vitest run tests/domain/flow -u` writes the file.
 */
test('The published schema matches the report', async () => {
  const { $schema, ...schema } = z.toJSONSchema(materialFlow)
  const text = JSON.stringify({ $schema, $id: flowSchema, title: 'Material flow, version 2', ...schema }, null, 2)
  await expect(`${text}\n`).toMatchFileSnapshot(published)
})

test('The published schema accepts any report as written to a file', async () => {
  const ajv = new Ajv2020({ allErrors: true })
  addFormats.default(ajv)
  const isValid = ajv.compile(JSON.parse(readFileSync(published, 'utf8')) as object)
  await fc.assert(
    fc.asyncProperty(fc.array(anyTrade, { maxLength: 10 }), async trades => {
      const about = { ...business, id: 'b' }
      const { flow } = await flowOn(
        trades.map(trade => ['transactions', trade]),
        { about },
      )
      isValid(JSON.parse(JSON.stringify(flow)))
      expect(isValid.errors).toBeNull()
    }),
    { numRuns: 40 },
  )
})

describe('Fingerprint of a report', () => {
  const copper = line('Copper wire', 'GW 53-02', 690.6, 8287.2)
  const glass = line('Glass', 'GW 52', 12)
  const records = [
    bought('3f25', '2026-07-01', copper, glass),
    collected('7c25', '2026-06-01', glass),
    sold('9b25', '2026-07-02', copper),
  ]

  test('is the SHA-256 of the records, byte by byte', async () => {
    const made = await flowOn(records)
    const text = [
      '{"flowOf":{"kind":"business","id":"umhlanga"},"period":{"from":"2026-07-01","to":"2026-09-30","timeZone":"UTC"},"opening":[{"name":"Glass","gwCode":"GW 52","weightKg":"12"}]}',
      '{"id":"3f25","createdAt":"2026-07-01T10:00:00.000Z","sellerId":"petra","buyerId":"umhlanga","movement":"bought","lines":[{"name":"Copper wire","gwCode":"GW 53-02","weightKg":"690.6","value":"8287.2"},{"name":"Glass","gwCode":"GW 52","weightKg":"12","value":"0"}]}',
      '{"id":"9b25","createdAt":"2026-07-02T10:00:00.000Z","sellerId":"naledi","buyerId":"bloem","movement":"sold","lines":[{"name":"Copper wire","gwCode":"GW 53-02","weightKg":"690.6","value":"8287.2"}]}',
      '',
    ].join('\n')
    expect(made.records).toBe(text)
    expect(made.flow.fingerprint).toBe(createHash('sha256').update(text).digest('hex'))
  })

  test('is equal for records in another order, and differs with the opening stock', async () => {
    const { fingerprint } = (await flowOn(records)).flow
    expect((await flowOn(records.toReversed())).flow.fingerprint).toBe(fingerprint)
    expect((await flowOn(records.filter((_, at) => at !== 1))).flow.fingerprint).not.toBe(fingerprint)
  })
})
