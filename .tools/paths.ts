// Writes the paths through all machines beside their examples, as text.
import { writeFileSync } from 'node:fs'
import { findPaths } from '../src/lab/paths/find-paths.ts'
import { pathTree } from '../src/lab/paths/path-tree.ts'
import { allExamples } from './all-examples.ts'
import { inProject } from './root.ts'

for (const { file, example } of await allExamples()) {
  const paths = await findPaths(example)
  const name = file.replace('.example.ts', '.paths.txt')
  writeFileSync(inProject('machines', name), await pathTree(example, paths))
  console.log(`machines/${name} has ${paths.paths.length} paths.`)
}
