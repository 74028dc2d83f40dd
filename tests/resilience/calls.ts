import { mockRoutes } from '#mirage/routes/all-routes.ts'
import { exclusionReason, runCell } from './calls/cell.ts'
import { type Column, columns } from './calls/columns.ts'
import { lineScenarios } from './calls/line-scenarios.ts'
import { memberScenarios } from './calls/member-scenarios.ts'
import { readScenarios } from './calls/read-scenarios.ts'
import { recordScenarios } from './calls/record-scenarios.ts'
import { type Scenario, titleOf } from './calls/scenario.ts'
import { signInScenarios } from './calls/sign-in-scenarios.ts'
import { runInParallel } from './parallel-jobs.ts'
import type { Cell, Report } from './report.ts'
import type { RunOptions } from './run-options.ts'

const scenarios: readonly Scenario[] = [
  ...signInScenarios,
  ...readScenarios,
  ...recordScenarios,
  ...memberScenarios,
  ...lineScenarios,
]

type Job = { scenario: Scenario; column: Column }

const placeOf = ({ scenario, column }: Job) => ({ row: titleOf(scenario), column: column.name })
const applies = ({ scenario, column }: Job) => exclusionReason(scenario, column) === null

/** Returns one write and one read for each fault (only a write for the slowest fault), another pair with every seed. */
function sample(seed: number): Job[] {
  const writes = scenarios.filter(({ kind }) => kind === 'write')
  const reads = scenarios.filter(({ kind }) => kind === 'read')
  return columns.flatMap((column, index) => {
    const [write, read] = [writes, reads].map(all => all[(seed + index * 7) % all.length])
    const isSlow = column.kind === 'unheard' || column.name === 'empty'
    return [write, isSlow ? undefined : read].flatMap(scenario => (scenario ? [{ scenario, column }] : []))
  })
}

/** Calls × faults: every call of the product from its screen, with every fault. */
export async function callsTable({ isShort, seed, only }: RunOptions): Promise<Report> {
  const cells: Cell[] = []
  for (const { name } of mockRoutes) {
    if (scenarios.some(({ call }) => call === name)) continue
    const seen = 'No scenario makes this call: see tests/resilience/calls.'
    cells.push({ row: name, column: columns[0]?.name ?? '', state: 'missed', seen })
  }
  const every = scenarios.flatMap(scenario => columns.map((column): Job => ({ scenario, column })))
  const pattern = new RegExp(only ?? '')
  const jobs = (isShort ? sample(seed) : every).filter(job => {
    const { row, column } = placeOf(job)
    return pattern.test(`${row} / ${column}`)
  })
  for (const job of jobs) {
    const why = exclusionReason(job.scenario, job.column)
    if (why !== null && !isShort) cells.push({ ...placeOf(job), state: 'without', why })
  }
  const tried = await runInParallel(
    jobs.filter(applies),
    async (stage, job): Promise<Cell> => {
      const misses = await runCell(stage, job.scenario, job.column)
      const place = placeOf(job)
      return misses.length === 0 ? { ...place, state: 'held' } : { ...place, state: 'missed', seen: misses.join('; ') }
    },
    {
      describe: cell => `${cell.row} / ${cell.column}: ${cell.state === 'missed' ? cell.seen : cell.state}`,
      isMissed: ({ state }) => state === 'missed',
    },
  )
  return { title: 'Calls × faults', cells: [...cells, ...tried] }
}
