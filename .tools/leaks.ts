import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { accounts, standardPassword } from '#mirage/accounts.ts'
import type { Ending } from './command.ts'
import { inProject } from './root.ts'

export type Leak = { file: string; marker: string }

/** Texts that only the mock brings into a build. */
export const markers: readonly string[] = [
  'Mirage: ',
  standardPassword,
  'Mock panel',
  'mock-panel',
  'mock-scenario',
  'No route answers this',
  'This link cannot be read',
  'threereco.mock',
  ...accounts.flatMap(account => [account.name, account.username]),
]

/** Every marker that stands in a file below a folder (an absolute path), upper and lower case alike. */
export function findLeaks(folder: string, markers: readonly string[]): Leak[] {
  const files = globSync('**/*', { cwd: folder }).filter(file => statSync(join(folder, file)).isFile())
  return files.flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8').toLowerCase()
    return markers.filter(marker => text.includes(marker.toLowerCase())).map(marker => ({ file, marker }))
  })
}

/** Fails when the product build has anything of the mock in it, or when a marker no longer tells the two apart. */
export function productLeaks(): Ending {
  const leaks = findLeaks(inProject('dist/product'), markers)
  const inDemo = new Set(findLeaks(inProject('dist/demo'), markers).map(leak => leak.marker))
  const blunt = markers.filter(marker => !inDemo.has(marker))
  return {
    succeeded: leaks.length === 0 && blunt.length === 0,
    output: [
      ...leaks.map(({ file, marker }) => `dist/product/${file} has "${marker}", which belongs to the mock.`),
      ...blunt.map(marker => `The demo build is without "${marker}": as a marker it proves nothing.`),
    ].join('\n'),
  }
}
