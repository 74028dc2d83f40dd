// Runs every check, or only the named: `npm test -- lint types`. Ends with the line "N passed, N failed".
import { availableParallelism } from 'node:os'
import { type Check, checks } from './checks.ts'
import type { Outcome } from './outcomes.ts'

const cores = Math.min(2, availableParallelism())
const names = process.argv.slice(2)
const unknown = names.filter(name => !checks.some(check => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${checks.map(check => check.name).join(', ')}.`)
  process.exit(1)
}

const withNeeds = (name: string): string[] => [
  name,
  ...(checks.find(check => check.name === name)?.needs ?? []).flatMap(withNeeds),
]
const wanted = new Set(names.length > 0 ? names.flatMap(withNeeds) : checks.map(check => check.name))

const outcomes = new Map<string, Outcome>()
const waiting = checks.filter(check => wanted.has(check.name))
const underWay = new Map<Check, Promise<void>>()
const started = performance.now()

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function finish({ name }: Check, outcome: Outcome, time: string) {
  outcomes.set(name, outcome)
  const sign = outcome.failed > 0 ? '✗' : '✓'
  console.log([sign, name.padEnd(10), time.padStart(7), outcome.note ?? ''].join(' ').trimEnd())
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
}

async function perform(check: Check) {
  const since = performance.now()
  const outcome = await check.run().catch(
    (error: unknown): Outcome => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  finish(check, outcome, seconds(since))
}

/** Starts every check that is ready and fits on the free cores; skips those that need a failed one. */
function startReady() {
  for (const check of waiting.slice()) {
    const needs = check.needs ?? []
    const broken = needs.filter(name => (outcomes.get(name)?.failed ?? 0) > 0)
    const room = cores - [...underWay.keys()].reduce((sum, other) => sum + other.cores, 0)
    if (broken.length > 0) {
      waiting.splice(waiting.indexOf(check), 1)
      finish(check, { passed: 0, failed: 1, output: `Not run, because ${broken.join(' and ')} failed.` }, '')
    } else if (needs.every(name => outcomes.has(name)) && Math.min(check.cores, cores) <= room) {
      waiting.splice(waiting.indexOf(check), 1)
      underWay.set(
        check,
        perform(check).finally(() => underWay.delete(check)),
      )
    }
  }
}

// Tests must not depend on the settings of the shell.
delete process.env.VITE_API

startReady()
while (underWay.size > 0) {
  await Promise.race(underWay.values())
  startReady()
}

const total = { passed: 0, failed: 0 }
for (const outcome of outcomes.values()) {
  total.passed += outcome.passed
  total.failed += outcome.failed
}
const broken = [...outcomes].filter(([, outcome]) => outcome.failed > 0)
console.log(
  `\n${broken.length > 0 ? `Failed: ${broken.map(([name]) => name).join(', ')}` : 'All is well'}, after ${seconds(started)}`,
)
for (const [name, { failures = [] }] of broken) for (const text of failures) console.log(`${name}: ${text}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
