import { describe, expect, test } from 'vitest'
import { blocksOf } from '#features/trades/lines/lines-table.tsx'
import { lineKeyOf } from '#machines/lines/line-making.ts'
import { copper } from '#machines/lines/lines.fakes.ts'

/** Returns lines with these line numbers. */
const made = (...numbers: number[]) =>
  numbers.map(number => ({ kind: 'draft' as const, key: lineKeyOf(number), material: copper, weight: 1, value: 1 }))
const upTo = (count: number) => made(...Array.from({ length: count }, (_, index) => index + 1))
const keysOf = (lines: ReadonlyArray<{ key: string }>) => lines.map(({ key }) => key)

describe('blocks of lines', () => {
  test('have twenty lines each, the last one the rest', () => {
    expect(blocksOf(upTo(45)).map(({ lines }) => lines.length)).toEqual([20, 20, 5])
    expect(blocksOf([])).toEqual([])
  })

  test('keep their lines when others are removed', () => {
    const blockOf = new Map(blocksOf(upTo(60)).flatMap(({ id, lines }) => lines.map(({ key }) => [key, id])))
    const left = upTo(60).filter((_, index) => index % 7 !== 0)
    for (const { id, lines } of blocksOf(left)) for (const { key } of lines) expect(blockOf.get(key)).toBe(id)
  })

  test('keep the order and unique names after a line is restored', () => {
    const lines = made(18, 20, 21, 19, 22)
    const blocks = blocksOf(lines)
    expect(keysOf(blocks.flatMap(block => block.lines))).toEqual(keysOf(lines))
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
  })
})
