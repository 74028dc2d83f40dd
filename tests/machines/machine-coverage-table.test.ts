import { expect, test } from 'vitest'
import { machineCoverageTable } from './machine-coverage-table.ts'

test('counts the parts covered by tests, paths and screens', () => {
  const lamp = {
    id: 'lamp',
    states: ['dark', 'lit'],
    transitions: ['dark: switch → lit'],
    outcomes: [],
    covered: {
      tests: new Set(['dark', 'lit', 'dark: switch → lit', 'gone']),
      paths: new Set(['dark', 'lit']),
      screens: new Set<string>(),
    },
  }
  expect(machineCoverageTable([lamp]).split('\n')).toEqual([
    'machine  states  transitions  guard outcomes  by paths  by screens',
    'lamp     2 of 2       1 of 1          0 of 0      66 %         0 %',
  ])
})
