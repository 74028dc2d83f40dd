import type { AnyStateMachine } from 'xstate'
import type { AnyExample } from '#machines/example.ts'
import { buildChart } from './chart/build-chart.ts'
import type { Chart } from './chart/chart.ts'
import { type Coverage, parseCoverage } from './paths/coverage.ts'

/** Machine that has an example, with its chart and coverage. */
export type CatalogueEntry = {
  id: string
  example: AnyExample
  /** Machine on fakes that never respond. Never run, used only for its definition. */
  machine: AnyStateMachine
  chart: Chart
  /** Location of the example, for copied tests. */
  file: { path: string; name: string }
  /** Paragraphs of the machine's file header. */
  about: readonly string[]
  /** Text that `npm run paths` wrote for the machine; '' if the command has not run yet. */
  paths: string
  /** Coverage of the machine by its stored paths. */
  share: Coverage
}

const examples = import.meta.glob<Record<string, AnyExample>>('../../machines/*/*.example.ts', { eager: true })
const sources = import.meta.glob<string>('../../machines/*/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const trees = import.meta.glob<string>('../../machines/*/*.paths.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Returns the paragraphs of the header comment in a source file. */
export function headerOf(source: string): readonly string[] {
  const [, comment = ''] = /^\/\*\n([\s\S]*?)\*\//.exec(source) ?? []
  const text = comment.replaceAll(/^ ?\* ?/gm, '').trim()
  return text.split(/\n\n/).map(paragraph => paragraph.replaceAll('\n', ' ').trim())
}

/** Returns the coverage of a machine without paths. Subtracts 1, because `states` starts with the machine itself. */
const noCoverage = ({ states, transitions }: Chart): Coverage => ({
  states: { taken: 0, all: states.length - 1 },
  transitions: { taken: 0, all: transitions.length },
})

const unending = () => new Promise<void>(() => undefined)

/** All machines with an example, by id. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.entries(examples)
    .map(([path, exported]): [string, CatalogueEntry] => {
      const [name = '', example] = Object.entries(exported).find(([key]) => key.endsWith('Example')) ?? []
      if (!example) throw new Error(`${path} exports no example`)
      const machine = example.machine({ gate: unending })
      const { id } = machine
      const paths = trees[path.replace('.example.ts', '.paths.txt')] ?? ''
      const chart = buildChart(machine)
      const about = headerOf(sources[path.replace('.example.', '.machine.')] ?? '')
      return [
        id,
        {
          id,
          example,
          machine,
          about,
          paths,
          share: paths ? parseCoverage(paths) : noCoverage(chart),
          chart,
          file: { path: path.replace(/^.*\/machines\//, ''), name },
        },
      ]
    })
    .toSorted(([one], [other]) => one.localeCompare(other)),
)
