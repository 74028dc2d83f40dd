import { type CatalogueEntry, catalogueEntry } from '#lab/core/catalogue-entry.ts'
import type { AnyExample } from '#lab/core/run/any-example.ts'
import { labMachineIn } from '#lab/view/inspect/lab-machine.ts'

const examples = import.meta.glob<Record<string, AnyExample>>('../../../machines/*/*.example.ts', { eager: true })
const sources = import.meta.glob<string>('../../../machines/*/*.machine.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const trees = import.meta.glob<string>('../../../machines/*/*.paths.txt', {
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

const found = Object.entries(examples).map(([path, exported]) => {
  const [name = '', example] = Object.entries(exported).find(([key]) => key.endsWith('Example')) ?? []
  if (!example) throw new Error(`${path} exports no example`)
  return { path, name, example }
})
const childEvents = Object.fromEntries(
  found.map(({ example: { machine, events } }) => [machine.id, Object.values(events)]),
)

/** All machines with an example, by id. */
export const catalogue: ReadonlyMap<string, CatalogueEntry> = new Map(
  found
    .map(({ path, name, example }): [string, CatalogueEntry] => {
      const entry = catalogueEntry(
        { ...example, childEvents },
        {
          about: headerOf(sources[path.replace('.example.', '.machine.')] ?? ''),
          paths: trees[path.replace('.example.ts', '.paths.txt')] ?? '',
          file: { path: path.replace(/^.*\/machines\//, '#machines/'), name },
        },
      )
      return [entry.id, entry]
    })
    .toSorted(([one], [other]) => one.localeCompare(other)),
)

/** Returns the machine of an inspected actor's definition; null if the definition has no chart. */
export const machineOf = (definition: string | null) =>
  labMachineIn({ base: `${location.origin}${import.meta.env.BASE_URL}lab`, catalogue }, definition)
