import { describe, expect, test } from 'vitest'
import { familyOf } from '#domain/figures/material-families.ts'

describe('Family of a GW code', () => {
  test.each([
    ['GW 50-01', 'paper'],
    ['GW51-02', 'plastic'],
    ['gw 52', 'glass'],
    ['GW 53-02', 'metal'],
    ['GW 54', 'tyres'],
    ['GW 20-02', 'organic'],
    ['GW 30', 'construction'],
    ['HW 18', 'hazardous'],
    ['HW 07-01', 'hazardous'],
    ['GW 01', 'other'],
    ['', 'other'],
    [null, 'other'],
    ['ZZ 53', 'other'],
  ])('%s is %s', (code, family) => {
    expect(familyOf(code)).toBe(family)
  })
})
