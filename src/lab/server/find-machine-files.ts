import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Source file that creates machines, with its absolute path. `ids` are those that the source contains as text. */
export type MachineFile = { path: string; ids: readonly string[] }

/** Folders without sources of a project. */
const skipped = /^(?:node_modules|dist|build|coverage|\..*)$/

const isSource = (name: string) => /\.[cm]?[jt]sx?$/.test(name) && !/\.d\.[cm]?ts$/.test(name)

/** Size in bytes of the largest file that is searched. */
const largest = 1_000_000

const creates = /\b(?:createMachine|Machine)\b[^(\n]{0,80}\(/g

/** Number of characters after the call in which the id is searched. */
const near = 300

/** Returns the machines' ids in a file; null if it creates none. */
function idsIn(path: string): string[] | null {
  if (statSync(path).size > largest) return null
  const text = readFileSync(path, 'utf8')
  if (!text.includes('xstate')) return null
  const calls = [...text.matchAll(creates)]
  const ids = calls.flatMap(({ index }) => /\bid:\s*['"`]([^'"`\n]+)/.exec(text.slice(index, index + near))?.[1] ?? [])
  return calls.length > 0 ? [...new Set(ids)] : null
}

/** Finds the files that create machines in a folder, in the order of their paths, or at the path of a file. */
export function findMachineFiles(path: string): MachineFile[] {
  if (statSync(path).isFile()) {
    const ids = isSource(path) ? idsIn(path) : null
    return ids ? [{ path, ids }] : []
  }
  return readdirSync(path, { withFileTypes: true })
    .filter(entry => (entry.isDirectory() && !skipped.test(entry.name)) || entry.isFile())
    .map(({ name }) => name)
    .toSorted()
    .flatMap(name => findMachineFiles(join(path, name)))
}
