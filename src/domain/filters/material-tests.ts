import { familyOf } from '#domain/figures/material-families.ts'
import type { Material } from '#schemas/material.ts'
import type { FilterTests } from './matching.ts'

export const materialTests: FilterTests<Material> = {
  rows: {
    family:
      value =>
      ({ gwCode }) =>
        familyOf(gwCode) === value,
    factor:
      value =>
      ({ carbonFactor }) =>
        (carbonFactor !== null) === (value === 'yes'),
  },
}
