import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command } from './command.ts'
import { browserTests, type CheckResult, resilience, singleResult, unitTests } from './results.ts'
import { inProject } from './root.ts'

export type Check = {
  name: string
  /** Number of cores that the check occupies. */
  cores: 1 | 2
  /** Names of the checks that must pass first. */
  needs?: string[]
  run(): Promise<CheckResult>
}

const tool =
  (program: string, ...args: string[]) =>
  async () =>
    singleResult(await command(program, args))

const build = (env: Record<string, string | undefined>, ...args: string[]) =>
  command('node', ['.tools/build.ts', ...args], env)

/**
 * The checks of `npm test`, in starting order. A failed test runs again alone. If it then passes, it counts as passed
 * and is listed as unstable.
 */
export const checks: readonly Check[] = [
  // Also reports type errors: one program loads the types for both.
  { name: 'lint', cores: 1, run: tool('oxlint', '--deny-warnings') },
  { name: 'format', cores: 1, run: tool('biome', 'check', '--error-on-warnings') },
  { name: 'prose', cores: 1, run: tool('node', '.tools/prose.ts') },
  { name: 'unused', cores: 1, run: unused },
  { name: 'address', cores: 1, run: buildWithoutAddress },
  { name: 'path', cores: 1, run: buildInOddPath },
  { name: 'product', cores: 1, run: async () => singleResult(await build({ VITE_API: 'https://api.example.test' })) },
  { name: 'demo', cores: 1, run: async () => singleResult(await build({}, 'demo')) },
  { name: 'leaks', cores: 1, needs: ['product', 'demo'], run: leaks },
  { name: 'tests', cores: 2, run: () => unitTests() },
  { name: 'budgets', cores: 2, needs: ['product'], run: () => browserTests('budgets') },
  { name: 'journeys', cores: 2, needs: ['demo'], run: () => browserTests('journeys', '--grep=@core') },
  { name: 'machines', cores: 2, run: () => resilience('machines', '--short') },
]

/**
 * Seed that selects a different part of the `npm run resilience` tables every day. All parts together would take 90
 * minutes.
 */
const today = `--seed=${Math.floor(Date.now() / 86_400_000)}`

/** The checks of `npm run test:long`: the slow tests that `npm test` skips. */
export const longChecks: readonly Check[] = [
  { name: 'tests-long', cores: 2, run: () => unitTests('long') },
  { name: 'tests-tomorrow', cores: 2, run: () => unitTests('short', 1) },
  {
    name: 'journeys-long',
    cores: 2,
    needs: ['demo'],
    run: () => browserTests('journeys', '--grep-invert=@core'),
  },
  { name: 'journeys-public', cores: 2, needs: ['demo'], run: () => browserTests('journeys-public') },
  { name: 'resilience', cores: 2, run: () => resilience('--short', today) },
]

/** Passes if a product build without VITE_API fails and names that variable. */
async function buildWithoutAddress() {
  const { succeeded, output } = await build({ VITE_API: undefined })
  const refused = !succeeded && output.includes('VITE_API is missing')
  return singleResult({ succeeded: refused, output: `A build without VITE_API should fail and name it.\n${output}` })
}

async function buildInOddPath() {
  const folder = mkdtempSync(join(tmpdir(), 'three reco 100%41 '))
  for (const part of ['.tools', 'machines', 'mirage', 'package.json', 'src', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(inProject(part), join(folder, part), { recursive: true })
  }
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  try {
    return singleResult(await command('node', [join(folder, '.tools/build.ts'), 'demo']))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs knip. Sets VITE_API, because knip loads vite.config.ts, which requires this variable. */
async function unused() {
  return singleResult(await command('knip', [], { VITE_API: 'mock' }))
}

/**
 * Checks the builds for leaks. Imports the module lazily, because it loads the mock: if the mock's files have errors,
 * only this check fails.
 */
async function leaks() {
  const { productLeaks } = await import('./leaks.ts')
  return singleResult(productLeaks())
}
