import { wireFactor } from '#domain/carbon/carbon.ts'
import { figureCell } from '#domain/csv/csv-cell.ts'
import type { ListFile } from '#patterns/list/export/list-file.ts'
import type { Material } from '#schemas/material.ts'

/** CSV columns of materials. Factors are in kg CO₂e per kg, with all decimals. */
export const materialFile: ListFile<Material> = {
  cells: {
    name: ({ name }) => name,
    gwCode: ({ gwCode }) => gwCode,
    carbonFactor: ({ carbonFactorText }) => figureCell(wireFactor(carbonFactorText)),
  },
}
