import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allMachines } from '#tools/all-machines.ts'
import { chartsPage } from '#tools/charts-page.ts'

const read = (file: string) => readFileSync(new URL(`../../machines/${file}`, import.meta.url), 'utf8')
const machines = await allMachines()

test('machines/charts.md has the current chart of every machine', () => {
  expect(read('charts.md'), 'run `npm run charts`').toBe(chartsPage(read('README.md'), machines))
})

test('orders the charts as the table of machines', () => {
  const rows = [...read('README.md').matchAll(/^\| `(\w+)[<`]/gm)].map(([, name]) => name)
  const charts = [...read('charts.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(charts).toEqual(rows)
})

test('rejects a README without a row for a machine', () => {
  const readme = read('README.md').replaceAll(/^\| `lookup/gm, '| `search')
  expect(() => chartsPage(readme, machines)).toThrow('no row for lookup')
})
