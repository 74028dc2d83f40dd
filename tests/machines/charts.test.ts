import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMachines } from '#tools/all-machines.ts'
import { withCharts } from '#tools/readme-charts.ts'

const readme = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8')
const machines = await allMachines()

test('the README has the chart of every machine as it is now', () => {
  expect(readme, '`npm run charts` writes them anew').toBe(withCharts(readme, machines))
})

test('the charts stand in the order of the first table', () => {
  const rows = [...readme.matchAll(/^\| `(\w+)[<`]/gm)].map(([, name]) => name)
  const charts = [...readme.matchAll(/^<summary><code>(\w+)</gm)].map(([, name]) => name)
  expect(charts).toEqual([...new Set(rows)])
})

test('a README without a row for a machine, or without the lines around its charts, is refused', () => {
  expect(() => withCharts(readme.replaceAll(/^\| `lookup/gm, '| `search'), machines)).toThrow('no row for lookup')
  expect(() => withCharts(readme.replaceAll('<!--', ''), machines)).toThrow('The README has no lines')
})
