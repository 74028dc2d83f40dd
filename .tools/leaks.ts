import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import type { Ending } from './command.ts'
import { siteFile } from './headers/formats.ts'
import { types } from './headers/list.ts'
import { inProject } from './root.ts'

export type Leak = { file: string; marker: string }

/** Strings that occur in a build only if it includes the mock and the lab. */
export const markers: readonly string[] = [
  'Mirage: ',
  standardPassword,
  'Mock panel',
  'Mock accounts. Click one to sign in:',
  'Mock files. Click one to import it:',
  'Session ends on save',
  'mock-panel',
  'mock-scenario',
  'No route',
  'This link is invalid',
  'threereco.mock',
  'Copy as test',
  'xstate-lab',
  ...accounts.flatMap(account => [account.name, account.username]),
]

const endOf = (file: string) => extname(file).slice(1)

/**
 * Returns files below an absolute path that do not belong in a built site: hidden files, and file types without a MIME
 * type, such as source maps.
 */
export function findStrays(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(
      file => file !== siteFile && (!(endOf(file) in types) || file.split(sep).some(part => part.startsWith('.'))),
    )
}

/** Finds markers in the files below an absolute path, ignoring case. */
export function findLeaks(folder: string, markers: readonly string[]): Leak[] {
  const files = globSync('**/*', { cwd: folder }).filter(file => statSync(join(folder, file)).isFile())
  return files.flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase()
    return markers.filter(marker => text.includes(marker.toLowerCase())).map(marker => ({ file, marker }))
  })
}

/** Fails if the product build contains a marker of the mock or a stray file, or if the demo lacks a marker. */
export function productLeaks(): Ending {
  const leaks = findLeaks(inProject('dist/product'), markers)
  const strays = findStrays(inProject('dist/product'))
  const inDemo = new Set(findLeaks(inProject('dist/demo'), markers).map(leak => leak.marker))
  const blunt = markers.filter(marker => !inDemo.has(marker))
  return {
    succeeded: leaks.length === 0 && strays.length === 0 && blunt.length === 0,
    output: [
      ...leaks.map(({ file, marker }) => `dist/product/${file} has "${marker}", which belongs to the mock.`),
      ...strays.map(file => `dist/product/${file} must not be served.`),
      ...blunt.map(marker => `The demo build lacks the marker "${marker}". Update the marker.`),
    ].join('\n'),
  }
}
