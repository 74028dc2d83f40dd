// Shows whether the product holds under bad networks, strange input and random events, as three tables; fails on any
// miss. `npm run resilience` goes through all of it, `-- calls` through one table, `-- --short` through a part of each table;
// `--seed=7` repeats a run, and `--only=pattern` takes some of the cells.
import { parseArgs } from 'node:util'
import { callsTable } from './calls.ts'
import { machinesTable } from './machines.ts'
import { countOf, print } from './report.ts'
import { buildProduct } from './stage.ts'
import { stringsTable } from './strings.ts'

const tables = { calls: callsTable, strings: stringsTable, machines: machinesTable }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, only: { type: 'string' } },
})
const unknown = positionals.filter(name => !Object.hasOwn(tables, name))
if (unknown.length > 0) {
  console.error(`There is no table ${unknown.join(', ')}. There are: ${Object.keys(tables).join(', ')}.`)
  process.exit(1)
}
// The part of `npm test` is always the same, so that it fails only because of a change.
const seed = Number(values.seed ?? (values.short ? 1 : Math.floor(Math.random() * 2 ** 31)))
if (!Number.isSafeInteger(seed)) {
  console.error(`--seed is a whole number, and not ${values.seed}`)
  process.exit(1)
}
const chosen = Object.entries(tables).filter(([name]) => positionals.length === 0 || positionals.includes(name))
console.log(`Seed ${seed}`)
if (chosen.some(([name]) => name !== 'machines')) await buildProduct()

const total = { passed: 0, failed: 0 }
for (const [, table] of chosen) {
  const report = await table({ isShort: values.short, seed, only: values.only })
  print(report)
  const { passed, failed } = countOf(report)
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed, with --seed=${seed}`)
if (total.failed > 0) process.exitCode = 1
