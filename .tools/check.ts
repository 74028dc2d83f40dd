// Runs checks and prints "N passed, N failed" as the last line. `npm test` runs the short stage, `npm run test:long`
// the long stage, `npm test -- --all` both. `npm test -- lint format` runs only the named checks.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { type Check, checks, longChecks } from './checks.ts'
import type { CheckResult } from './results.ts'

const cores = Math.min(2, availableParallelism())
const known = [...checks, ...longChecks]
const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
})
const unknown = names.filter(name => !known.some(check => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check ${unknown.join(', ')}. There are: ${known.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}

const needsOf = (name: string) => known.find(check => check.name === name)?.needs ?? []
const withNeeds = (name: string): string[] => [name, ...needsOf(name).flatMap(withNeeds)]

const outcomes = new Map<string, CheckResult>()
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

function finish({ name }: Check, outcome: CheckResult, time: string) {
  outcomes.set(name, outcome)
  const sign = outcome.failed > 0 ? '✗' : '✓'
  console.log([sign, name.padEnd(15), time.padStart(7), outcome.note ?? ''].join(' ').trimEnd())
  if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
}

async function perform(check: Check) {
  const since = performance.now()
  const outcome = await check.run().catch(
    (error: unknown): CheckResult => ({
      passed: 0,
      failed: 1,
      output: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  )
  finish(check, outcome, seconds(since))
}

/** Runs the checks with these names and their prerequisites, in parallel on the free cores. */
async function performAll(stage: readonly string[]) {
  const wanted = new Set(stage.flatMap(withNeeds))
  const waiting = known.filter(({ name }) => wanted.has(name) && !outcomes.has(name))
  const underWay = new Map<Check, Promise<void>>()
  const startReady = () => {
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
  startReady()
  while (underWay.size > 0) {
    await Promise.race(underWay.values())
    startReady()
  }
}

// Tests must not depend on the shell's environment.
delete process.env.VITE_API

const namesOf = (all: readonly Check[]) => all.map(({ name }) => name)
const stages: [title: string, names: readonly string[]][] =
  names.length > 0
    ? [['The named checks', names]]
    : [
        ...(values.all || !values.long ? [['The short stage', namesOf(checks)] as [string, string[]]] : []),
        ...(values.all || values.long ? [['The long stage', namesOf(longChecks)] as [string, string[]]] : []),
      ]
for (const [title, stage] of stages) {
  const since = performance.now()
  await performAll(stage)
  console.log(`\n${title} took ${seconds(since)}\n`)
}

const total = { passed: 0, failed: 0 }
for (const [name, { passed, failed, failures = [], unstable = [] }] of outcomes) {
  total.passed += passed
  total.failed += failed
  if (failed > 0) console.log(`Failed: ${name}`)
  for (const { test, error } of failures) console.log(`  ${test}: ${error}`)
  for (const { test, error } of unstable) console.log(`Unstable: ${name}: ${test}: ${error}`)
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
