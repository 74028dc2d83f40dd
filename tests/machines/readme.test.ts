import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../machines/', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')

/** The names of the files of all machines, such as `pending-line`. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.machine.ts'))
  .map(file => file.replace(/^.*[/\\]/, '').replace('.machine.ts', ''))

test('the README lists every machine in both of its tables', () => {
  expect(files).toContain('session')
  const names = files.map(file => file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  const missing = names.filter(
    name => readme.split('\n').filter(line => new RegExp(`^\\| \`${name}[<\`]`).test(line)).length !== 2,
  )
  expect(missing).toEqual([])
})
