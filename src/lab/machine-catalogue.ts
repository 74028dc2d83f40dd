import type { AnyStateMachine } from 'xstate'
import type { AnyExample } from '#machines/example.ts'
import type { Chart } from './chart/chart.ts'
import { chartOf } from './chart/chart-of.ts'
import { shareIn, type TakenShare } from './paths/share.ts'

/** A machine of the project, with the example that drives it. */
export type CatalogueEntry = {
  /** The id of the machine. */
  id: string
  example: AnyExample
  /** On fakes that never answer: for its definition only. */
  machine: AnyStateMachine
  chart: Chart
  /** Where the example is, for tests that are copied. */
  file: { path: string; name: string }
  /** What its file says of it, by paragraphs. */
  about: readonly string[]
  /** The paths through it, as `npm run paths` wrote them down; '' before it did. */
  paths: string
  /** How much of it they take. */
  share: TakenShare
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

/** The paragraphs of the comment that a source begins with. */
export function headerOf(source: string): readonly string[] {
  const [, comment = ''] = /^\/\*\n([\s\S]*?)\*\//.exec(source) ?? []
  const text = comment.replaceAll(/^ ?\* ?/gm, '').trim()
  return text.split(/\n\n/).map(paragraph => paragraph.replaceAll('\n', ' ').trim())
}

/** The machine itself is the first of the states. */
const nothingOf = ({ states, transitions }: Chart): TakenShare => ({
  states: { taken: 0, all: states.length - 1 },
  transitions: { taken: 0, all: transitions.length },
})

const unending = () => new Promise<void>(() => undefined)

/** All machines that have an example, by their ids. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  Object.entries(examples)
    .map(([path, exported]): [string, CatalogueEntry] => {
      const [name = '', example] = Object.entries(exported).find(([key]) => key.endsWith('Example')) ?? []
      if (!example) throw new Error(`${path} exports no example`)
      const machine = example.machine({ gate: unending })
      const { id } = machine
      const paths = trees[path.replace('.example.ts', '.paths.txt')] ?? ''
      const chart = chartOf(machine)
      const about = headerOf(sources[path.replace('.example.', '.machine.')] ?? '')
      return [
        id,
        {
          id,
          example,
          machine,
          about,
          paths,
          share: paths ? shareIn(paths) : nothingOf(chart),
          chart,
          file: { path: path.replace(/^.*\/machines\//, ''), name },
        },
      ]
    })
    .toSorted(([one], [other]) => one.localeCompare(other)),
)
