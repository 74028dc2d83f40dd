import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { AnyExample } from '../src/lab/core/run/any-example.ts'
import { inProject } from './root.ts'

/** Returns all examples of machines. `file` is relative to `machines`, such as `lookup/lookup.example.ts`. */
export async function allExamples(): Promise<ReadonlyArray<{ file: string; example: AnyExample }>> {
  const files = globSync('**/*.example.ts', { cwd: inProject('machines') })
    .map(file => file.replaceAll('\\', '/'))
    .toSorted()
  return await Promise.all(
    files.map(async file => {
      const exported: object = await import(pathToFileURL(inProject('machines', file)).href)
      const example = Object.entries(exported).find(([name]) => name.endsWith('Example'))?.[1]
      if (!example) throw new Error(`machines/${file} exports no example`)
      return { file, example }
    }),
  )
}
