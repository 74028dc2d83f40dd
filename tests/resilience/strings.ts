import { emptyScenario } from '#mirage/scenarios/empty-scenario.ts'
import { runInParallel } from './parallel-jobs.ts'
import type { Cell, Report } from './report.ts'
import type { RunOptions } from './run-options.ts'
import { forms } from './strings/forms.ts'
import { formJob, type Job, numberJob, pieces, placeJob, signUpJob, withMaterial } from './strings/jobs.ts'
import { allStrings } from './strings/list.ts'
import { lookUpRound, pasteRound, searchRound } from './strings/place-rounds.ts'

/**
 * Strings × fields: each typed string is stored and shown unchanged, or refused with a reason, and never interpreted as
 * code.
 */
export async function stringsTable({ isShort, seed, only }: RunOptions): Promise<Report> {
  const strings = isShort ? allStrings.filter((_, index) => (index + seed) % 50 === 0) : allStrings
  const rounds = strings.map((_, index) => index)
  const wanted = (name: string) => only === undefined || new RegExp(only).test(name)
  const size = isShort ? 100 : 20
  const create = '/admin/transactions/create'
  const jobs: Job[] = [
    ...forms
      .filter(({ name }) => wanted(name))
      .flatMap(form => pieces(rounds, size).map(part => formJob(form, strings, part))),
    ...(wanted('sign-up') ? pieces(rounds, size).map(part => signUpJob(strings, part)) : []),
    ...(wanted('list: search')
      ? [placeJob('list: search', withMaterial('/admin/materials'), strings, searchRound)]
      : []),
    ...(wanted('look-up') ? [placeJob('look-up: material', create, strings, lookUpRound)] : []),
    ...(wanted('paste') ? [placeJob('paste: material', create, strings, pasteRound)] : []),
    ...(wanted('line: Weight') ? [numberJob(strings)] : []),
  ]
  const results = (
    await runInParallel(jobs, (stage, job) => job(stage), {
      describe(all) {
        const missed = all.flatMap(({ field, seen }) => (seen === null ? [] : `\n  ${field}: ${seen}`))
        return `${all[0]?.field} and on, ${all.length} strings, ${missed.length} missed${missed.join('')}`
      },
      isMissed: all => all.some(({ seen }) => seen !== null),
      scenario: emptyScenario,
    })
  ).flat()
  const cells = Map.groupBy(results, ({ field, group }) => `${field}\n${group}`)
  return {
    title: `Strings × fields (${strings.length} strings, in groups)`,
    cells: [...cells.entries()].map(([place, all]): Cell => {
      const [row = '', column = ''] = place.split('\n')
      const seen = all.flatMap(({ seen }) => seen ?? [])
      return seen.length === 0
        ? { row, column, state: 'held' }
        : { row, column, state: 'missed', seen: seen.join('\n    ') }
    }),
  }
}
