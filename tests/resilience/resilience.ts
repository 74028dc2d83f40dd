// Tests the product against bad networks, unusual input and random events, in five tables. Fails on any miss. `npm run
// resilience` runs all tables, `-- calls` runs one, and `-- --short` a part of each. `--seed=7` repeats a run, and
// `--only=pattern` selects cells.
import { parseArgs } from 'node:util'
import { callsTable } from './calls.ts'
import { importsTable } from './imports.ts'
import { machinesTable } from './machines.ts'
import { outboxTable } from './outbox.ts'
import { countOf, print } from './report.ts'
import { buildProduct } from './stage.ts'
import { stringsTable } from './strings.ts'

const tables = {
  calls: callsTable,
  strings: stringsTable,
  machines: machinesTable,
  outbox: outboxTable,
  imports: importsTable,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { short: { type: 'boolean', default: false }, seed: { type: 'string' }, only: { type: 'string' } },
})
const unknown = positionals.filter(name => !Object.hasOwn(tables, name))
if (unknown.length > 0) {
  console.error(`There is no table ${unknown.join(', ')}. There are: ${Object.keys(tables).join(', ')}.`)
  process.exit(1)
}
// The part in `npm test` always has the same seed, so that only a change can make it fail.
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
