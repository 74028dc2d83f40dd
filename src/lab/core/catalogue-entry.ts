import { buildChart } from './chart/build-chart.ts'
import { activatableStates, type Chart } from './chart/chart.ts'
import { type Coverage, parseCoverage } from './paths/coverage.ts'
import type { AnyExample } from './run/any-example.ts'
import type { ExampleFile } from './run/test-source.ts'

/** Machine that has an example, with its chart and coverage. */
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
  /** Coverage of the machine by its stored paths. */
  share: Coverage
}

/** Returns the coverage of a machine without paths. */
const noCoverage = (chart: Chart): Coverage => ({
  states: { taken: 0, all: activatableStates(chart).length },
  transitions: { taken: 0, all: chart.transitions.length },
})

export function catalogueEntry<File extends ExampleFile | null>(
  example: AnyExample,
  facts: Pick<CatalogueEntry<File>, 'file' | 'about' | 'paths'>,
): CatalogueEntry<File> {
  const { machine } = example
  const chart = buildChart(machine)
  const share = facts.paths ? parseCoverage(facts.paths) : noCoverage(chart)
  return { ...facts, id: machine.id, example, chart, share }
}
