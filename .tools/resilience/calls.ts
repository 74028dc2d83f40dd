import { routes } from '#mirage/routes/all.ts'
import { tryCell, whyNot } from './calls/cell.ts'
import { type Column, columns } from './calls/columns.ts'
import { partScenarios } from './calls/part-scenarios.ts'
import { readScenarios } from './calls/read-scenarios.ts'
import { recordScenarios } from './calls/record-scenarios.ts'
import { type Scenario, titleOf } from './calls/scenario.ts'
import { signInScenarios } from './calls/sign-in-scenarios.ts'
import type { Extent } from './extent.ts'
import type { Cell, Report } from './report.ts'
import { sideBySide } from './side-by-side.ts'

const scenarios: readonly Scenario[] = [...signInScenarios, ...readScenarios, ...recordScenarios, ...partScenarios]

type Job = { scenario: Scenario; column: Column }

/** Calls × faults: every call of the product from its own screen, and whatever can become of it. */
export async function callsTable({ only }: Extent): Promise<Report> {
  const cells: Cell[] = []
  const jobs: Job[] = []
  for (const { name } of routes) {
    if (scenarios.some(({ call }) => call === name)) continue
    const seen = 'Nobody says which screen makes this call: see .tools/resilience/calls.'
    cells.push({ row: name, column: columns[0]?.name ?? '', state: 'missed', seen })
  }
  for (const scenario of scenarios) {
    for (const column of columns) {
      const why = whyNot(scenario, column)
      const row = titleOf(scenario)
      if (only !== undefined && !`${row} / ${column.name}`.includes(only)) continue
      if (why === null) jobs.push({ scenario, column })
      else cells.push({ row, column: column.name, state: 'without', why })
    }
  }
  const tried = await sideBySide(
    jobs,
    async (stage, { scenario, column }): Promise<Cell> => {
      const misses = await tryCell(stage, scenario, column)
      const place = { row: titleOf(scenario), column: column.name }
      return misses.length === 0 ? { ...place, state: 'held' } : { ...place, state: 'missed', seen: misses.join('; ') }
    },
    { told: cell => `${cell.row} / ${cell.column}: ${cell.state === 'missed' ? cell.seen : cell.state}` },
  )
  return { title: 'Calls × faults', cells: [...cells, ...tried] }
}
