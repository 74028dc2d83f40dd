import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createOrdered } from '#mirage/store/ordered.ts'

type Row = { id: number; at: number; value: string }
const textOf = ({ at, value }: Row) => `${at} ${value}`
const order = (a: Row, b: Row) => a.at - b.at || a.id - b.id

const at = fc.nat(9)
const index = fc.nat(20)
const step = fc.oneof(
  fc.record({ kind: fc.constant('fill'), count: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('add'), at }),
  fc.record({ kind: fc.constant('remove'), index }),
  fc.record({ kind: fc.constant('change'), index, at, value: fc.string({ maxLength: 2 }) }),
)

test('A column computed in steps matches its rows after any writes', () => {
  fc.assert(
    fc.property(fc.array(at, { maxLength: 12 }), fc.array(step), (starts, steps) => {
      let count = 0
      const rowAt = (at: number): Row => ({ id: ++count, at, value: `first ${count}` })
      const records = starts.map(rowAt)
      const ordered = createOrdered(() => records, order)
      const column = ordered.column(textOf)
      for (const step of steps) {
        const row = 'index' in step ? records[step.index % records.length] : undefined
        if (step.kind === 'fill') {
          column.fill(step.count)
        } else if (step.kind === 'add') {
          const made = rowAt(step.at)
          records.push(made)
          ordered.add(made)
        } else if (row && step.kind === 'remove') {
          ordered.remove(row)
          records.splice(records.indexOf(row), 1)
        } else if (row && step.kind === 'change') {
          ordered.change(row, () => void Object.assign(row, { at: step.at, value: step.value }))
        }
      }
      expect(column.values()).toEqual(ordered.rows().map(textOf))
      expect(ordered.rows()).toEqual(records.toSorted(order))
      expect(column.fill(1)).toBe(false)
    }),
  )
})
