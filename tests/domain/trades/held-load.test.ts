import { expect, test } from 'vitest'
import { loadFactsOf } from '#domain/trades/held-load.ts'

const kasi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3321', name: 'Kasi Recyclers' }
const naledi = { id: '3f2504e0-4f89-41d3-9a0c-0305e82c3302', name: 'Naledi Mokoena' }
const heldAt = new Date(2026, 10, 20, 10, 32).getTime()
const factsOf = (changes: Record<string, unknown>, lines: readonly unknown[] = []) =>
  loadFactsOf({ changes, lines, heldAt }, 'en-GB')

test.for([
  [{ loadName: ' CA 123-456 ', buyer: kasi, seller: naledi }, 'CA 123-456', 'Kasi Recyclers, Naledi Mokoena'],
  [{ loadName: '', buyer: kasi, seller: naledi }, 'Kasi Recyclers', 'Naledi Mokoena'],
  [{ seller: naledi }, 'Load of 10:32', 'Naledi Mokoena'],
  [{ loadName: 7, buyer: 'Kasi', seller: null }, 'Load of 10:32', ''],
] as const)('names the load %o', ([changes, name, parties]) => {
  expect(factsOf(changes)).toMatchObject({ name, parties })
})

test('adds the weights of all lines, also without a material, and ignores unreadable lines', () => {
  const material = { name: 'Copper wire', gwCode: 'GW 53-02', carbonFactor: 4.9 }
  const lines = [{ material, weight: 40.5, value: 320 }, { term: 'cable', weight: 2, value: null }, { weight: 9 }]
  expect(factsOf({}, lines)).toMatchObject({ lines: lines.slice(0, 2), weight: '42.5', awaitsTare: false })
})

test('waits for the tare of a gross weight', () => {
  const line = { term: 'cable', weight: null, gross: 1240, value: null }
  expect(factsOf({}, [line])).toMatchObject({ weight: '1240', awaitsTare: true })
})
