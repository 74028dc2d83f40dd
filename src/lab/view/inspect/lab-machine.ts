import { type CatalogueEntry, catalogueEntry } from '#lab/core/catalogue-entry.ts'
import type { Chart } from '#lab/core/chart/chart.ts'
import { chartOfDefinition } from '#lab/core/inspect/definition-chart.ts'
import { openMachine } from '#lab/core/open/open-machine.ts'
import { writePlace } from '#lab/core/run/place-link.ts'
import type { LabMachine } from './run-card.tsx'

const statesOf = ({ states }: Chart) => JSON.stringify(states.map(({ id }) => id))

/**
 * Returns the machine of an inspected actor's definition: from the catalogue, if it contains a machine with the same id
 * and states. Other machines run with an example of their definition, on the page "Open". Null if the definition has no
 * chart. `base` is the URL of the lab.
 */
export function labMachineIn(
  { base, catalogue }: { base: string; catalogue: ReadonlyMap<string, CatalogueEntry> },
  definition: string | null,
): LabMachine | null {
  const drawn = chartOfDefinition(definition)
  if (definition === null || !drawn) return null
  const { machine, chart } = drawn
  const known = catalogue.get(machine.id)
  if (known && statesOf(known.chart) === statesOf(chart)) {
    const url = `${base}/${known.id}`
    return { chart, entry: known, url, urlOf: place => url + writePlace(place) }
  }
  const entry = catalogueEntry(openMachine(machine), { file: null })
  const [input = ''] = Object.keys(entry.example.inputs)
  const urlOf: LabMachine['urlOf'] = place =>
    `${base}/open${writePlace(place)}&${new URLSearchParams({ text: definition })}`
  return { chart, entry, url: urlOf({ input, steps: [], applied: 0 }), urlOf }
}
