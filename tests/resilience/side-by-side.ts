import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Scenario } from '#mirage/scenarios/scenario.ts'
import { inProject } from '#tools/root.ts'
import { openStage, type Stage } from './stage.ts'

/** Shows the progress of a long run, also of one that was stopped. */
const log = inProject('.cache/reports/resilience.txt')

/** Does jobs on several stages at once; the results are in the order of the jobs. `told` describes a result. */
export async function sideBySide<Job, Result>(
  jobs: readonly Job[],
  work: (stage: Stage, job: Job) => Promise<Result>,
  { told, scenario }: { told: (result: Result) => string; scenario?: Scenario },
): Promise<Result[]> {
  mkdirSync(inProject('.cache/reports'), { recursive: true })
  writeFileSync(log, '')
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
        appendFileSync(log, `${index + 1} of ${jobs.length}, ${seconds} s: ${told(result)}\n`)
      }
    } finally {
      await stage.close()
    }
  }
  await Promise.all(Array.from({ length: Math.min(jobs.length, availableParallelism()) }, worker))
  return results
}
