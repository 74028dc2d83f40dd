import { buildChart } from './chart/build-chart.ts'
import type { Chart } from './chart/chart.ts'
import type { AnyExample } from './run/any-example.ts'
import type { ExampleFile } from './run/test-source.ts'

/** Machine that has an example, with its chart. */
export type CatalogueEntry<File extends ExampleFile | null = ExampleFile> = {
  id: string
  example: AnyExample
  chart: Chart
  /** Location of the example, for copied tests; null without a file. */
  file: File
  /** Paragraphs about the machine. */
  about: readonly string[]
  /** Text of the stored paths; '' without any. */
  paths: string
}

export const catalogueEntry = <File extends ExampleFile | null>(
  example: AnyExample,
  facts: Pick<CatalogueEntry<File>, 'file' | 'about' | 'paths'>,
): CatalogueEntry<File> => ({ ...facts, id: example.machine.id, example, chart: buildChart(example.machine) })
