import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { machineCoverageFile } from '#tests/machines/machine-coverage-table.ts'
import { command, type Ending } from './command.ts'
import { inProject } from './root.ts'

export type CheckResult = {
  passed: number
  failed: number
  /** Note to print even if the check passed. */
  note?: string
  /** Output to print if the check failed. */
  output: string
  /** Failed tests, listed again at the end of all output. */
  failures?: readonly Failure[]
  /** Tests that failed in the first run but passed in the second. */
  unstable?: readonly Failure[]
}

/** Failed test, with its error in one line. */
type Failure = { test: string; error: string }

/** Returns the result of a check that counts as a single test. */
export const singleResult = ({ succeeded, output }: Ending): CheckResult => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  output,
})

/**
 * Returns the result of a test run. Skipped tests count as failed. A run without tests counts as one failure. A run
 * that fails although no test failed also counts as one failure.
 */
export function countTests(
  passed: number,
  failed: number,
  skipped: number,
  { succeeded, output }: Ending,
): CheckResult {
  const skips = skipped > 0 ? `\n${skipped} tests were skipped; a test that does not run is counted as failed.` : ''
  const all = failed + skipped
  const unexplained = all === 0 && (!succeeded || passed === 0) ? 1 : 0
  return { passed, failed: all + unexplained, note: `${passed} tests`, output: output + skips }
}

/**
 * Runs a program that writes a JSON report to the given file. `report` is undefined if the file is missing or invalid.
 */
async function runWithReport<Report>(name: string, run: (file: string) => Promise<Ending>) {
  const file = inProject('.cache/reports', `${name}.json`)
  mkdirSync(inProject('.cache/reports'), { recursive: true })
  rmSync(file, { force: true })
  const ending = await run(file)
  try {
    return { ending, report: JSON.parse(readFileSync(file, 'utf8')) as Report }
  } catch (error) {
    const output = `${ending.output}\nNo report of ${name} can be read: ${String(error)}`
    return { ending: { succeeded: false, output }, report: undefined }
  }
}

/**
 * Returns the first line of an error message. For property tests, adds the lines with the seed and the smallest
 * counterexample, because the next run of the test has other values.
 */
export function summarizeError(message: string): string {
  const [first = '', ...others] = stripVTControlCharacters(message).trim().split('\n')
  return [first, ...(/Property failed/.test(first) ? others.slice(0, 2) : [])].join(' ')
}

const failure = (test: string, error = ''): Failure => ({ test, error: summarizeError(error) })

/**
 * Runs only the failed tests again. Tests that pass the second time count as passed, but are listed as unstable.
 * Skips the second run if a failure has no test to repeat, such as a skipped test.
 */
export async function retryFailures(first: CheckResult, again: () => Promise<CheckResult>): Promise<CheckResult> {
  if (first.failed === 0 || first.failed > (first.failures?.length ?? 0)) return first
  const second = await again()
  const stillFailing = new Set(second.failures?.map(({ test }) => test))
  return {
    ...first,
    passed: first.passed + first.failed - second.failed,
    failed: second.failed,
    output: `${first.output}\n\nOnce more:\n\n${second.output}`,
    failures: second.failures ?? [],
    unstable: (first.failures ?? []).filter(({ test }) => !stillFailing.has(test)),
  }
}

const failuresOfVitest = ({ testResults }: JsonTestResults): Failure[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(inProject(), name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A test file that fails to load reports no tests, so the file itself is the failure.
    return assertionResults.length === 0
      ? [failure(file, message)]
      : failed.map(({ fullName, failureMessages }) => failure(`${file} > ${fullName}`, failureMessages?.[0]))
  })

const longTests = '.long.test.'

async function vitest(args: string[], env: Record<string, string> = {}): Promise<CheckResult> {
  const { ending, report } = await runWithReport<JsonTestResults>('vitest', file =>
    command(
      'vitest',
      [
        'run',
        '--allowOnly=false',
        '--reporter=default',
        '--reporter=json',
        '--reporter=tests/machines/machine-coverage.ts',
        `--outputFile.json=${file}`,
        ...args,
      ],
      env,
    ),
  )
  if (!report) return singleResult(ending)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  const outcome = countTests(numPassedTests, numFailedTests, numPendingTests + numTodoTests, ending)
  return { ...outcome, failures: failuresOfVitest(report) }
}

/**
 * Runs the unit and feature tests of one stage, with the clock `daysAhead`. The long stage runs the files
 * `*.long.test.*`, the short stage all others.
 */
export async function unitTests(stage: 'short' | 'long' = 'short', daysAhead = 0): Promise<CheckResult> {
  const env = { DAYS_AHEAD: String(daysAhead) }
  const first = await vitest([stage === 'long' ? longTests : `--exclude=**/*${longTests}*`], env)
  const coverage = stage === 'short' ? `\n${readFileSync(inProject(machineCoverageFile), 'utf8')}` : ''
  const files = new Set(first.failures?.map(({ test }) => test.split(' > ')[0] ?? ''))
  const outcome = await retryFailures(first, () => vitest([...files, '--maxWorkers=1'], env))
  return { ...outcome, note: `${outcome.passed} tests${coverage}` }
}

const annotationsOf = (suite: JSONReportSuite): string[] => [
  ...(suite.suites ?? []).flatMap(annotationsOf),
  ...suite.specs.flatMap(spec => spec.tests).flatMap(test => test.annotations.map(note => note.description ?? '')),
]

const failuresOfPlaywright = (suite: JSONReportSuite): Failure[] => [
  ...(suite.suites ?? []).flatMap(failuresOfPlaywright),
  ...suite.specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(`${file}:${line} > ${title}`, tests[0]?.results.find(({ error }) => error)?.error?.message),
    ),
]

/** Runs a Playwright project: a `name` in tests/journeys/playwright.config.ts. `args` select its tests. */
export async function browserTests(name: string, ...args: string[]): Promise<CheckResult> {
  const first = await playwright(name, args)
  return retryFailures(first, () => playwright(name, ['--last-failed', '--workers=1']))
}

async function playwright(name: string, args: string[]): Promise<CheckResult> {
  const { ending, report } = await runWithReport<JSONReport>(name, file =>
    command(
      'playwright',
      ['test', '--config=tests/journeys/playwright.config.ts', `--project=${name}`, '--reporter=line,json', ...args],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    ),
  )
  if (!report) return singleResult(ending)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outcome = countTests(expected, unexpected + flaky, skipped, ending)
  const figures = report.suites.flatMap(annotationsOf)
  const failures = report.suites.flatMap(failuresOfPlaywright)
  return { ...outcome, failures, ...(figures.length > 0 && { note: figures.join(', ') }) }
}

export async function resilience(...args: string[]): Promise<CheckResult> {
  const ending = await command('node', ['tests/resilience/resilience.ts', ...args])
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed, with --seed=\d+\s*$/.exec(ending.output) ?? []
  const linesWith = (sign: string) =>
    [...ending.output.matchAll(new RegExp(`^${sign} (.+?): (.+)`, 'gm'))].map(([, test = '', error]) =>
      failure(test, error),
    )
  return {
    ...countTests(Number(passed), Number(failed), 0, ending),
    note: `${passed} cells`,
    failures: linesWith('✗'),
    unstable: linesWith('Unstable'),
  }
}
