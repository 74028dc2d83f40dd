import { buildChart } from './chart/build-chart.ts'
import type { Chart } from './chart/chart.ts'
import type { AnyExample } from './run/any-example.ts'
import type { ExampleFile } from './run/test-source.ts'

/** Machine that has an example, with its chart. */
export type CatalogueEntry = {
  id: string
  example: AnyExample
  chart: Chart
  /** Location of the example, for copied tests; null without a file. */
  file: ExampleFile | null
  /** Paragraphs about the machine. */
  about: readonly string[]
  /** Text of the stored paths; '' if there are none. */
  paths: string
}

export const catalogueEntry = (
  example: AnyExample,
  { file, about = [], paths = '' }: Pick<CatalogueEntry, 'file'> & Partial<CatalogueEntry>,
): CatalogueEntry => ({ id: example.machine.id, example, chart: buildChart(example.machine), file, about, paths })
