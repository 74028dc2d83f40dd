import { beforeEach, describe, expect, test } from 'vitest'
import { catalogue } from '#lab/machine-catalogue.ts'
import { findPaths, type Paths } from '#lab/paths/find-paths.ts'
import { partsOf } from '#lab/paths/parts.ts'
import { pathTree } from '#lab/paths/path-tree.ts'
import { findStills, type Selectors } from '#lab/wall/find-stills.ts'
import { writeStills } from '#lab/wall/still.ts'

const selectors = import.meta.glob<Selectors>('../../machines/*/*.selectors.ts', { eager: true })
const stills = import.meta.glob<string>('../../machines/*/*.stills.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const machines = [...catalogue.values()].map(({ id, example, paths: kept, file }) => {
  let found: Promise<Paths> | undefined
  /** One search for all tests of a machine. */
  const paths = () => (found ??= findPaths(example))
  const beside = (what: string) => `../../machines/${file.path.replace('.example.ts', what)}`
  return {
    id,
    example,
    kept,
    keptStills: stills[beside('.stills.jsonl')],
    selectors: selectors[beside('.selectors.ts')] ?? {},
    unreachable: example.unreachable ?? {},
    paths,
  }
})

// The table of what all tests take needs to know what there is.
const parts = Object.fromEntries([...catalogue].map(([id, { machine }]) => [id, partsOf(machine)]))
beforeEach(({ task }) => {
  task.file.meta.partsOfMachines = parts
})

describe.each(machines)(
  'the paths through $id',
  ({ example, kept, keptStills, selectors, unreachable, paths: find }) => {
    test('take every state, every transition and both outcomes of every guard', async () => {
      const { parts, taken } = await find()
      const all = [...parts.states, ...parts.transitions, ...parts.outcomes]
      expect(all.filter(part => !taken.has(part) && !(part in unreachable))).toEqual([])
    })

    test('take nothing that the example calls unreachable, which it calls by its name', async () => {
      const { parts, taken } = await find()
      const all = new Set([...parts.states, ...parts.transitions, ...parts.outcomes])
      expect(Object.keys(unreachable).filter(part => taken.has(part) || !all.has(part))).toEqual([])
    })

    test('lead where they led when they were written down (`npm run paths` does so anew)', async () => {
      expect(kept).toBe(await pathTree(example, await find()))
    })

    test('lead to the stills that were written down with them', async () => {
      const { paths } = await find()
      expect(keptStills).toBe(writeStills(await findStills(example, paths, selectors)))
    })
  },
)
