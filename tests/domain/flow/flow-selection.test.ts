import { describe, expect, test } from 'vitest'
import { type FlowSelection, linesOfFilter, materialRowName, recordsOfFigure } from '#domain/flow/flow-selection.ts'
import type { Movement } from '#domain/flow/movement.ts'

const period = { from: '2026-07-01', to: '2026-09-15', timeZone: 'UTC' }
const petra = { id: 'petra', province: 'Gauteng' }
const report = { period, filter: null, byCounterparty: [petra] }
const days = ['2026-06-30', '2026-07-01', '2026-08-31', '2026-09-15', '2026-09-16']
const movements: readonly Movement[] = ['bought', 'collected', 'sold']

/** Returns the matched days and movements. */
function matched(selection: FlowSelection) {
  const { isRecord } = recordsOfFigure(selection, report)
  const isMatch = (day: string, movement: Movement) => isRecord({ day, movement, partyId: 'petra' })
  return {
    days: days.filter(day => movements.some(movement => isMatch(day, movement))),
    movements: movements.filter(movement => days.some(day => isMatch(day, movement))),
  }
}

describe('Records of a figure', () => {
  test.each<[FlowSelection, number[], Movement[]]>([
    [{ figure: 'opening', of: '' }, [0], ['bought', 'collected', 'sold']],
    [{ figure: 'closing', of: '' }, [0, 1, 2, 3], ['bought', 'collected', 'sold']],
    [{ figure: 'in', of: '' }, [1, 2, 3], ['bought', 'collected']],
    [{ figure: 'out', of: '' }, [1, 2, 3], ['sold']],
    [{ figure: 'bought', of: 'party:petra' }, [1, 2, 3], ['bought']],
    [{ figure: 'bought', of: 'party:' }, [], []],
    [{ figure: 'bought', of: 'province:Gauteng' }, [1, 2, 3], ['bought']],
    [{ figure: 'bought', of: 'province:' }, [], []],
    [{ figure: 'in', of: 'month:2026-08' }, [2], ['bought', 'collected']],
    [{ figure: 'closing', of: 'month:2026-08' }, [0, 1, 2], ['bought', 'collected', 'sold']],
    [{ figure: 'out', of: 'quarter:2026-Q3' }, [1, 2, 3], ['sold']],
  ])('%j are in its days and movements', (selection, expected, moved) => {
    expect(matched(selection)).toEqual({ days: expected.map(at => days[at]), movements: moved })
  })

  test.each([
    ['', ['Copper wire', 'Used oil', null]],
    [materialRowName({ name: 'Copper wire', gwCode: 'GW 53-02' }), ['Copper wire']],
    ['code:HW 07-01', ['Used oil']],
    ['code:', [null]],
    ['family:metal', ['Copper wire']],
    ['waste:hazardous', ['Used oil']],
    ['waste:general', ['Copper wire', null]],
    ['month:2026-08', ['Copper wire', 'Used oil', null]],
  ])('of row "%s" have the lines of the row', (of, names) => {
    const materials = [
      { name: 'Copper wire', gwCode: 'GW 53-02' },
      { name: 'Used oil', gwCode: 'HW 07-01' },
      { name: null, gwCode: null },
    ]
    const { isLine } = recordsOfFigure({ figure: 'in', of }, report)
    expect(materials.filter(isLine).map(({ name }) => name)).toEqual(names)
  })
})

test('Families and materials of a filter apply together, and no choice means all', () => {
  const materials = [
    { name: 'Copper wire', gwCode: 'GW 53-02' },
    { name: 'Steel cans', gwCode: 'GW 53-01' },
    { name: 'Glass', gwCode: 'GW 52' },
  ]
  const selected = (families: Array<'metal' | 'glass'>, names: string[]) =>
    materials.filter(linesOfFilter({ families, materials: names })).map(({ name }) => name)
  expect(selected(['metal'], ['Copper wire', 'Glass'])).toEqual(['Copper wire'])
  expect(selected(['metal'], [])).toEqual(['Copper wire', 'Steel cans'])
  expect(selected([], ['Glass'])).toEqual(['Glass'])
  expect(selected(['glass'], ['Copper wire'])).toEqual([])
})
