import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Trade } from '#schemas/trade.ts'
import { lineOf, recordsOn, statementOn, thisYear, tradeOf } from './some-statements.ts'

const copper = lineOf('Copper wire', 'GW 53-02', 4.9481, 690.6)
const oil = lineOf('Used oil', 'HW 07-01', null, 12)
const first = tradeOf('3f2504e0-4f89-41d3-9a0c-0305e82c3301', '2026-07-01', copper, oil)
const second = tradeOf('9b2504e0-4f89-41d3-9a0c-0305e82c3301', '2026-07-02', copper)

const fingerprint = async (...trades: Trade[]) => (await statementOn(trades)).fingerprint

describe('Fingerprint of a statement', () => {
  test('is the SHA-256 of the records, byte by byte', async () => {
    const text = [
      '{"statementOf":{"kind":"business","id":"umhlanga"},"period":{"from":"2026-01-01","to":"2026-12-31","timeZone":"UTC"}}',
      '{"id":"3f2504e0-4f89-41d3-9a0c-0305e82c3301","createdAt":"2026-07-01T10:00:00.000Z","sellerId":null,"buyerId":"umhlanga","lines":[{"name":"Copper wire","gwCode":"GW 53-02","factorKgPerKg":"4.9481","weightKg":"690.6"},{"name":"Used oil","gwCode":"HW 07-01","factorKgPerKg":null,"weightKg":"12"}]}',
      '{"id":"9b2504e0-4f89-41d3-9a0c-0305e82c3301","createdAt":"2026-07-02T10:00:00.000Z","sellerId":null,"buyerId":"umhlanga","lines":[{"name":"Copper wire","gwCode":"GW 53-02","factorKgPerKg":"4.9481","weightKg":"690.6"}]}',
      '',
    ].join('\n')
    expect(await recordsOn([second, first])).toBe(text)
    expect(await fingerprint(first, second)).toBe(createHash('sha256').update(text).digest('hex'))
  })

  test('is equal for trades in another order and notation', async () => {
    const again = { ...first, materials: [oil, copper], createdAt: '2026-07-01T12:00:00+02:00' }
    expect(await fingerprint(second, again)).toBe(await fingerprint(first, second))
  })

  test.each<[string, Trade[]]>([
    ['a trade less', [first]],
    ['another weight', [first, { ...second, materials: [{ ...copper, weight: 690.7 }] }]],
    ['a factor that became known', [{ ...first, materials: [copper, lineOf('Used oil', 'HW 07-01', 0, 12)] }, second]],
    ['another material', [first, { ...second, materials: [lineOf('Copper', 'GW 53-02', 4.9481, 690.6)] }]],
    ['a line twice', [first, { ...second, materials: [copper, copper] }]],
    ['another seller', [first, { ...second, seller: { id: 'bongani', name: 'Bongani Khumalo' } }]],
    ['another buyer', [first, { ...second, buyer: null }]],
    ['another day', [first, { ...second, createdAt: '2026-07-03T10:00:00.000Z' }]],
    ['another trade that is alike', [first, { ...second, id: '9b2504e0-4f89-41d3-9a0c-0305e82c3302' }]],
  ])('differs with %s', async (_, trades) => {
    expect(await fingerprint(...trades)).not.toBe(await fingerprint(first, second))
  })

  test('differs for another period', async () => {
    const other = await statementOn([first, second], { ...thisYear, from: '2026-02-01' })
    expect(other.fingerprint).not.toBe(await fingerprint(first, second))
  })

  test('uses all digits, without exponents or trailing zeros', async () => {
    const lines = [lineOf('Tiny', 'GW 51-01', 1e-7, 1.5), lineOf('Zero', 'GW 51-01', -0.5, 0)]
    expect(await recordsOn([tradeOf('1', '2026-07-01', ...lines)])).toContain(
      '"factorKgPerKg":"0.0000001","weightKg":"1.5"},{"name":"Zero","gwCode":"GW 51-01","factorKgPerKg":"-0.5","weightKg":"0"}',
    )
  })

  test('ignores author, time and paid values', async () => {
    const dearer = { ...second, materials: [{ ...copper, value: 99 }] }
    expect(await fingerprint(first, dearer)).toBe(await fingerprint(first, second))
  })
})
