import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'
import { machineCoverageFile } from '#tests/machines/machine-coverage-table.ts'
import { command, type Ending } from './command.ts'
import { inProject } from './root.ts'

export type Outcome = {
  passed: number
  failed: number
  /** A note to print even when the check passed. */
  note?: string
  /** Shown when something failed. */
  output: string
  /** The names of the tests that failed, each with the first line of its error. Shown again at the end. */
  failures?: readonly string[]
}

/** The outcome of a check that either succeeds or fails as a whole. */
export const asOne = ({ succeeded, output }: Ending): Outcome => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  output,
})

/**
 * The outcome of a run of many tests. A skipped test counts as failed. A run without tests counts as one failure, as
 * does one that ended badly although no test failed.
 */
export function counted(passed: number, failed: number, skipped: number, { succeeded, output }: Ending): Outcome {
  const skips = skipped > 0 ? `\n${skipped} tests were skipped; a test that does not run is counted as failed.` : ''
  const all = failed + skipped
  const unexplained = all === 0 && (!succeeded || passed === 0) ? 1 : 0
  return { passed, failed: all + unexplained, note: `${passed} tests`, output: output + skips }
}

/** Runs a program that writes a report in JSON to the given file. Returns undefined if it wrote none. */
async function reported<Report>(name: string, run: (file: string) => Promise<Ending>) {
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

const failure = (place: string, error = '') => `${place}: ${stripVTControlCharacters(error).trim().split('\n')[0]}`

const failuresOfVitest = ({ testResults }: JsonTestResults): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(inProject(), name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    // A file that does not load has no tests.
    return assertionResults.length === 0
      ? [failure(file, message)]
      : failed.map(({ fullName, failureMessages }) => failure(`${file} > ${fullName}`, failureMessages?.[0]))
  })

const failuresOfPlaywright = (suite: JSONReportSuite): string[] => [
  ...(suite.suites ?? []).flatMap(failuresOfPlaywright),
  ...suite.specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) =>
      failure(`${file}:${line} > ${title}`, tests[0]?.results.find(({ error }) => error)?.error?.message),
    ),
]

/** Runs the unit and feature tests. */
export async function unitTests(): Promise<Outcome> {
  const { ending, report } = await reported<JsonTestResults>('vitest', file =>
    command('vitest', [
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      '--reporter=tests/machines/machine-coverage.ts',
      `--outputFile.json=${file}`,
    ]),
  )
  if (!report) return asOne(ending)
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  const outcome = counted(numPassedTests, numFailedTests, numPendingTests + numTodoTests, ending)
  const note = `${outcome.note}\n${readFileSync(inProject(machineCoverageFile), 'utf8')}`
  return { ...outcome, note, failures: failuresOfVitest(report) }
}

const annotationsOf = (suite: JSONReportSuite): string[] => [
  ...(suite.suites ?? []).flatMap(annotationsOf),
  ...suite.specs.flatMap(spec => spec.tests).flatMap(test => test.annotations.map(note => note.description ?? '')),
]

/**
 * Runs one Playwright project (a `name` of tests/journeys/playwright.config.ts) but for its tests that are tagged `@long`, or
 * its tests with this tag alone.
 */
export async function browserTests(name: string, tag?: string): Promise<Outcome> {
  const { ending, report } = await reported<JSONReport>(name, file =>
    command(
      'playwright',
      [
        'test',
        '--config=tests/journeys/playwright.config.ts',
        `--project=${name}`,
        '--reporter=line,json',
        tag === undefined ? '--grep-invert=@long' : `--grep=${tag}`,
      ],
      { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    ),
  )
  if (!report) return asOne(ending)
  const { expected, unexpected, flaky, skipped } = report.stats
  const outcome = counted(expected, unexpected + flaky, skipped, ending)
  const figures = report.suites.flatMap(annotationsOf)
  const failures = report.suites.flatMap(failuresOfPlaywright)
  return { ...outcome, failures, ...(figures.length > 0 && { note: figures.join(', ') }) }
}

/** Runs the short form of the tables of `npm run resilience`. */
export async function resilience(): Promise<Outcome> {
  const ending = await command('node', ['tests/resilience/resilience.ts', '--short'])
  const [, passed = '0', failed = '0'] = /(\d+) passed, (\d+) failed, with --seed=\d+\s*$/.exec(ending.output) ?? []
  const failures = ending.output.match(/^✗ .+/gm) ?? []
  return { ...counted(Number(passed), Number(failed), 0, ending), note: `${passed} cells`, failures }
}
