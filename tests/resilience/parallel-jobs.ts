import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { inProject } from '#tools/root.ts'
import { openStage, type Stage } from './stage.ts'

/** Progress of a long run, even after an abort. */
const log = inProject('.cache/reports/resilience.txt')

export function startLog() {
  mkdirSync(inProject('.cache/reports'), { recursive: true })
  writeFileSync(log, '')
}

export const addToLog = (line: string) => appendFileSync(log, `${line}\n`)

type Options<Result> = {
  describe: (result: Result) => string
  isMissed: (result: Result) => boolean
  scenario?: Scenario
}

/**
 * Runs jobs on several stages in parallel. Results keep the order of the jobs. `describe` formats a result for the log. A job with a
 * result that `isMissed` runs once more at the end, alone. The log marks it as unstable if it then succeeds.
 */
export async function runInParallel<Job, Result>(
  jobs: readonly Job[],
  work: (stage: Stage, job: Job) => Promise<Result>,
  { describe, isMissed, scenario }: Options<Result>,
): Promise<Result[]> {
  startLog()
  const begun = Date.now()
  const results: Result[] = []
  const left = jobs.entries()
  async function worker() {
    const stage = await openStage(scenario)
    try {
      for (const [index, job] of left) {
        const result = await work(stage, job)
        results[index] = result
        const seconds = Math.round((Date.now() - begun) / 1000)
        addToLog(`${index + 1} of ${jobs.length}, ${seconds} s: ${describe(result)}`)
      }
    } finally {
      await stage.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs.length, availableParallelism()) }, worker))
  const missed = results.flatMap((result, index) => (isMissed(result) ? [index] : []))
  if (missed.length === 0) return results
  const stage = await openStage(scenario)
  try {
    for (const index of missed) {
      const [first, again] = [results[index] as Result, await work(stage, jobs[index] as Job)]
      results[index] = again
      if (!isMissed(again)) console.log(`Unstable ${describe(first)}`)
    }
  } finally {
    await stage.close()
  }
  return results
}
