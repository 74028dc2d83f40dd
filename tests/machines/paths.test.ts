import { beforeEach, describe, expect, test } from 'vitest'
import { findPaths, type Paths } from '#lab/core/paths/find-paths.ts'
import { allParts, partsOf } from '#lab/core/paths/parts.ts'
import { pathTree } from '#lab/core/paths/path-tree.ts'
import { findSnapshots, type Selectors } from '#lab/product/gallery/find-snapshots.ts'
import { writeSnapshots } from '#lab/product/gallery/snapshot.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'

const selectors = import.meta.glob<Selectors>('../../machines/*/*.selectors.ts', { eager: true })
const snapshots = import.meta.glob<string>('../../machines/*/*.snapshots.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const machines = [...catalogue.values()].map(({ id, example, paths: kept, file }) => {
  let found: Promise<Paths> | undefined
  /** Returns the paths through the machine. They are searched only once. */
  const paths = () => (found ??= findPaths(example))
  const beside = (what: string) => file.path.replace('#', '../../').replace('.example.ts', what)
  return {
    id,
    example,
    kept,
    keptSnapshots: snapshots[beside('.snapshots.jsonl')],
    selectors: selectors[beside('.selectors.ts')] ?? {},
    unreachable: example.unreachable ?? {},
    paths,
  }
})

// Registers all parts of each machine for the coverage table.
const parts = Object.fromEntries([...catalogue].map(([id, { example }]) => [id, partsOf(example.machine)]))
beforeEach(({ task }) => {
  task.file.meta.partsOfMachines = parts
})

describe.each(machines)('paths of $id', ({ example, kept, keptSnapshots, selectors, unreachable, paths: find }) => {
  test('cover every state, transition and guard result', async () => {
    const { parts, taken } = await find()
    expect(allParts(parts).filter(part => !taken.has(part) && !(part in unreachable))).toEqual([])
  })

  test('cover nothing that the example declares unreachable', async () => {
    const { parts, taken } = await find()
    expect(Object.keys(unreachable).filter(part => taken.has(part) || !allParts(parts).includes(part))).toEqual([])
  })

  test('match the recorded paths (update with `npm run paths`)', async () => {
    expect(kept).toBe(await pathTree(example, await find()))
  })

  test('match the recorded snapshots', async () => {
    const { paths } = await find()
    expect(keptSnapshots).toBe(writeSnapshots(await findSnapshots(example, paths, selectors)))
  })
})
