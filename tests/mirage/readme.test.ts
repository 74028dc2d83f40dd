import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Needs } from '#contract/call.ts'
import { calls } from '#contract/contract.ts'
import { accounts, standardPassword } from '#mirage/data/accounts.ts'
import { presets } from '#mirage/situation/presets.ts'
import { defaultSituation, writeSituation } from '#mirage/situation/situation.ts'
import { mockForEachTest } from './harness.ts'

const read = (file: string) => readFileSync(new URL(`../../mirage/${file}`, import.meta.url), 'utf8')
const readme = read('README.md')
const mock = mockForEachTest()

const inWords = (needs: Needs) =>
  typeof needs === 'string' ? needs : needs.map(permission => `\`${permission}\``).join(' or ')

describe('The README of the mock', () => {
  test('names every account and the password', () => {
    expect(readme).toContain(standardPassword)
    const rows = accounts.map(({ name, username, role }) => `| ${name} | \`${username}\` | ${role} |`)
    expect(rows.filter(row => !readme.includes(row))).toEqual([])
  })

  test('has a page that lists every call with its path and permission', () => {
    const rows = calls
      .filter(({ name }) => !name.startsWith('collections.'))
      .map(
        ({ name, method, path, needs }) => `| \`${name}\` | \`${method.toUpperCase()} ${path}\` | ${inWords(needs)} |`,
      )
    expect(read('calls.md').match(/^\| `[a-z.]+` \|.*$/gm)).toEqual(rows)
  })

  test('has every preset with its link, without defaults', () => {
    const rows = presets.map(({ label, about, parts }) => {
      const link = writeSituation({ ...defaultSituation, ...parts })
      const query = parts.scenario ? link : link.replace('mock-scenario=default&', '')
      return `| ${label} | ${about} | \`?${query}\` |`
    })
    expect(rows.filter(row => !readme.includes(row))).toEqual([])
  })

  test('counts the records of the default scenario', () => {
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
