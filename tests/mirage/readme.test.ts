import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { mockRoutes } from '#mirage/routes/all-routes.ts'
import { mockForEachTest } from './harness.ts'

const readme = readFileSync(new URL('../../mirage/README.md', import.meta.url), 'utf8')
const mock = mockForEachTest()

describe('The README of the mock', () => {
  test('names every account and the password', () => {
    expect(readme).toContain(standardPassword)
    const rows = accounts.map(({ name, username, role }) => `| ${name} | \`${username}\` | ${role} |`)
    expect(rows.filter(row => !readme.includes(row))).toEqual([])
  })

  test('lists every call as it is', () => {
    const rows = mockRoutes
      .filter(({ name }) => !name.startsWith('collections.'))
      .map(({ name, verb, path }) => `| \`${name}\` | \`${verb.toUpperCase()} ${path}\` |`)
    expect(rows.filter(row => !readme.includes(row))).toEqual([])
    expect(readme.match(/^\| `[a-z.]+` \|/gm)).toHaveLength(rows.length)
  })

  test('counts what the default scenario holds', () => {
    const { store } = mock()
    for (const [table, noun] of [
      ['materials', 'materials'],
      ['businesses', 'businesses'],
      ['users', 'people'],
      ['transactions', 'transactions'],
      ['collections', 'collections'],
    ] as const) {
      expect(readme).toContain(`${store[table].count()} ${noun}`)
    }
  })
})
