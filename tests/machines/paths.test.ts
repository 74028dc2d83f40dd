import { beforeEach, expect, test, vi } from 'vitest'
import { partsOf } from '#lab/core/paths/parts.ts'
import { pathTree } from '#lab/core/paths/path-tree.ts'
import { testPaths } from '#lab/core/paths/test-paths.ts'
import { catalogue } from '#lab/product/machine-catalogue.ts'
import { findSnapshots, type Selectors, writeSnapshots } from '#tools/paths/find-snapshots.ts'

vi.setConfig({ testTimeout: 120_000 })

const selectors = import.meta.glob<Selectors>('../../machines/*/*.selectors.ts', { eager: true })
const snapshots = import.meta.glob<string>('../../machines/*/*.snapshots.jsonl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

// Registers all parts of each machine for the coverage table.
const parts = Object.fromEntries([...catalogue].map(([id, { example }]) => [id, partsOf(example.machine)]))
beforeEach(({ task }) => {
  task.file.meta.partsOfMachines = parts
})

for (const { example, paths: stored, file } of catalogue.values()) {
  const siblingFile = (what: string) => file?.path.replace('#', '../../').replace('.example.ts', what) ?? ''
  testPaths(example.machine, example, {
    declare(found) {
      test('match the recorded paths (update with `npm run paths`)', async () => {
        expect(stored).toBe(await pathTree(example, found))
      })

      test('match the recorded snapshots', async () => {
        const now = await findSnapshots(example, found.paths, selectors[siblingFile('.selectors.ts')] ?? {})
        expect(snapshots[siblingFile('.snapshots.jsonl')]).toBe(writeSnapshots(now))
      })
    },
  })
}
