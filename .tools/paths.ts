// Writes the paths through all machines, or through named machines (`npm run paths -- list`). Also writes the snapshots
// for the gallery.
import { existsSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { findPaths } from '../src/lab/core/paths/find-paths.ts'
import { pathTree } from '../src/lab/core/paths/path-tree.ts'
import { allExamples } from './all-examples.ts'
import { findSnapshots, type Selectors, writeSnapshots } from './paths/find-snapshots.ts'
import { inProject } from './root.ts'

async function selectorsFor(file: string): Promise<Selectors> {
  const path = inProject('machines', file.replace('.example.ts', '.selectors.ts'))
  return existsSync(path) ? ((await import(pathToFileURL(path).href)) as Selectors) : {}
}

const named = process.argv.slice(2)
const isWanted = (file: string) => named.length === 0 || named.includes(file.split('/')[0] ?? '')

for (const { file, example } of (await allExamples()).filter(({ file }) => isWanted(file))) {
  const found = await findPaths(example)
  const name = file.replace('.example.ts', '')
  writeFileSync(inProject('machines', `${name}.paths.txt`), await pathTree(example, found))
  const snapshots = await findSnapshots(example, found.paths, await selectorsFor(file))
  writeFileSync(inProject('machines', `${name}.snapshots.jsonl`), writeSnapshots(snapshots))
  console.log(`machines/${name} has ${found.paths.length} paths and ${snapshots.length} snapshots.`)
}
