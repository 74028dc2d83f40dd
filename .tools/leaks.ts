import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import type { Ending } from './command.ts'
import { siteFile } from './headers/formats.ts'
import { types } from './headers/list.ts'
import { inProject } from './root.ts'

export type Leak = { file: string; marker: string }

/** Texts that are in a build only if the mock is, and the machine lab with it. */
export const markers: readonly string[] = [
  'Mirage: ',
  standardPassword,
  'Mock panel',
  'Accounts of the mock',
  'Session ends on save',
  'mock-panel',
  'mock-scenario',
  'No route',
  'This link is invalid',
  'threereco.mock',
  'Copy as test',
  ...accounts.flatMap(account => [account.name, account.username]),
]

/** The extension of a file. */
const endOf = (file: string) => extname(file).slice(1)

/**
 * The files below a folder (an absolute path) that do not belong in a built site: hidden ones, such as those of git,
 * and types that its headers do not name, such as source maps.
 */
export function findStrays(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .filter(
      file => file !== siteFile && (!(endOf(file) in types) || file.split(sep).some(part => part.startsWith('.'))),
    )
}

/** Every marker in a file below a folder (an absolute path), in upper or lower case. */
export function findLeaks(folder: string, markers: readonly string[]): Leak[] {
  const files = globSync('**/*', { cwd: folder }).filter(file => statSync(join(folder, file)).isFile())
  return files.flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase()
    return markers.filter(marker => text.includes(marker.toLowerCase())).map(marker => ({ file, marker }))
  })
}

/**
 * Fails when the product build contains anything of the mock or a stray file, or when a marker no longer tells product
 * and demo apart.
 */
export function productLeaks(): Ending {
  const leaks = findLeaks(inProject('dist/product'), markers)
  const strays = findStrays(inProject('dist/product'))
  const inDemo = new Set(findLeaks(inProject('dist/demo'), markers).map(leak => leak.marker))
  const blunt = markers.filter(marker => !inDemo.has(marker))
  return {
    succeeded: leaks.length === 0 && strays.length === 0 && blunt.length === 0,
    output: [
      ...leaks.map(({ file, marker }) => `dist/product/${file} has "${marker}", which belongs to the mock.`),
      ...strays.map(file => `dist/product/${file} is a file that nobody should be served.`),
      ...blunt.map(marker => `The demo build is without "${marker}": as a marker it proves nothing.`),
    ].join('\n'),
  }
}
