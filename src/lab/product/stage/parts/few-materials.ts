import type { Material } from '#schemas/material.ts'

const materialOf = (name: string, gwCode: string, carbonFactor: number): Material => ({
  id: name,
  name,
  gwCode,
  carbonFactor,
  carbonFactorText: String(carbonFactor),
  createdAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-19T08:00:00.000Z',
})

/** Materials that the examples refer to by name. */
export const fewMaterials: readonly [Material, Material, Material] = [
  materialOf('Copper', 'GW 53-05', 3.5),
  materialOf('Iron', 'GW 53-03', 1.8),
  materialOf('Lead', 'GW 53-06', 1.2),
]
