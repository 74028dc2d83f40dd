import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('../../machines/', import.meta.url)
const readme = readFileSync(new URL('README.md', folder), 'utf8')

const machines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.machine.ts'))
  .map(file => file.replace(/^.*[/\\]/, '').replace('.machine.ts', ''))
  .map(name => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))

test('the README lists every machine in both of its tables', () => {
  expect(machines).toContain('session')
  const missing = machines.filter(
    name => readme.split('\n').filter(line => new RegExp(`^\\| \`${name}[<\`]`).test(line)).length !== 2,
  )
  expect(missing).toEqual([])
})
