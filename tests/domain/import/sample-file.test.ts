import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { decimalText } from '#domain/figures/numbers.ts'
import { type SampleColumn, sampleFile } from '#domain/import/sample-file.ts'

const columns: readonly SampleColumn[] = [
  { label: 'Material', examples: ['Copper; bright wire', 'Steel, mixed'] },
  { label: 'Weight (kg)', examples: [12.5, 1000] },
  { label: 'Factor', examples: [{ decimal: decimalText('2.10') }, null] },
]

test.for([
  ['standard', ',', '12.5', '2.10'],
  ['excel', ';', '12,5', '2,10'],
] as const)('a sample in the format %s reads back', ([format, delimiter, weight, factor]) => {
  const csv = sampleFile(columns, format)
  expect(csv).toMatch(/^\uFEFF/u)
  expect(papaparse.parse(csv, { delimiter, skipEmptyLines: true }).data).toEqual([
    ['Material', 'Weight (kg)', 'Factor'],
    ['Copper; bright wire', weight, factor],
    ['Steel, mixed', '1000', ''],
  ])
})
