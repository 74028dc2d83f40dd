import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../machines/', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')

/** The names of the files of all machines, such as `pending-line`. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.machine.ts'))
  .map(file => file.replace(/^.*[/\\]/, '').replace('.machine.ts', ''))

/** Whether the tests of a machine have a table, and it is one of this machine. */
function hasTable(file: string): boolean {
  const table = new URL(`${file}/states.test.ts`, import.meta.url)
  if (!existsSync(table)) return false
  const source = readFileSync(table, 'utf8')
  return source.includes('testStates(') && source.includes(`/${file}.`)
}

test('the README lists every machine in both of its tables', () => {
  expect(files).toContain('session')
  const names = files.map(file => file.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  const missing = names.filter(
    name => readme.split('\n').filter(line => new RegExp(`^\\| \`${name}[<\`]`).test(line)).length !== 2,
  )
  expect(missing).toEqual([])
})

test('every machine has a table of its states and events', () => {
  expect(files.filter(file => !hasTable(file))).toEqual([])
})
