import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const contentOf = (file: string) => readFileSync(join(root, file), 'utf8')
const page = contentOf('.readme/security.md')

/** Rows of the page's tables: number, level, requirement, solution, tests. */
const rows = Array.from(
  page.matchAll(/^\| (\d[^|]*?) \| ([123–-]+) \|(.*)\|(.*)\|(.*)\|$/gm),
  ([, row = '', , , how = '', by = '']) => ({
    row,
    how: how.trim(),
    by: by.trim(),
  }),
)

const verdicts = ['met', 'in part', 'server', 'host', 'not met', 'n/a']
const verdictOf = (how: string) => verdicts.find(verdict => how.startsWith(`**${verdict}**`))

/** Test names that the page quotes (“…”) after the path of their file. */
const testsNamed = Array.from(page.matchAll(/`(tests\/[^`]+)`((?: “[^”]+”,?)+)/g)).flatMap(
  ([, file = '', names = '']) => Array.from(names.matchAll(/“([^”]+)”/g), ([, name = '']) => ({ file, name })),
)

describe('The rows of the security standard', () => {
  test('are unique, each with a verdict', () => {
    expect(rows.length).toBeGreaterThan(90)
    expect(new Set(rows.map(({ row }) => row)).size).toBe(rows.length)
    expect(rows.filter(({ how }) => !verdictOf(how)).map(({ row }) => row)).toEqual([])
  })

  test('name a test or a file if they are met', () => {
    const met = rows.filter(({ how }) => verdictOf(how) === 'met')
    expect(met.filter(({ by }) => !/`[^`]+`/.test(by)).map(({ row }) => row)).toEqual([])
  })

  test('match the counts on the page', () => {
    const counts = verdicts.map(verdict => `${rows.filter(({ how }) => verdictOf(how) === verdict).length} ${verdict}`)
    expect(page).toContain(`${rows.length} rows: ${counts.join(', ')}.`)
  })

  test('name existing files', () => {
    const named = Array.from(
      page.matchAll(/`((?:src|machines|mirage|tests|\.tools)\/[^`*]+|[\w.-]+\.(?:json|md))`/g),
      ([, file = '']) => file,
    )
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([])
  })

  test('name existing tests', () => {
    expect(testsNamed.length).toBeGreaterThan(40)
    expect(testsNamed.filter(({ file, name }) => !contentOf(file).includes(name))).toEqual([])
  })
})

test('operations.md lists everything that the app stores in the browser', () => {
  const sources = globSync('src/{actors,app,features,flows,routing}/**/*.{ts,tsx}', { cwd: root }).map(contentOf)
  const keys = new Set(sources.flatMap(text => text.match(/(?<=['`])threereco\.\w+/g) ?? []))
  expect([...keys]).toContain('threereco.session')
  const page = contentOf('.readme/operations.md')
  expect([...keys].filter(key => !page.includes(key) && !page.includes(`\`${key.replace('threereco', '')}\``))).toEqual(
    [],
  )
})
