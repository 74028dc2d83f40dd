/** Path of the table that a full test run writes for `npm test`. */
export const machineCoverageFile = '.cache/reports/machines.txt'

/** Names of all parts of a machine, and of the covered parts. */
export type CoveredMachine = {
  id: string
  states: readonly string[]
  transitions: readonly string[]
  outcomes: readonly string[]
  /**
   * Names of the parts covered by any test (`tests`), by the generated paths (`paths`), and by screen tests
   * (`screens`).
   */
  covered: Readonly<Record<'tests' | 'paths' | 'screens', ReadonlySet<string>>>
}

const heads = ['machine', 'states', 'transitions', 'guard outcomes', 'by paths', 'by screens']

const count = (parts: readonly string[], by: ReadonlySet<string>) => parts.filter(part => by.has(part)).length

/**
 * Returns a plain-text table with the number of covered parts of each machine, and the total coverage by each source.
 */
export function machineCoverageTable(machines: readonly CoveredMachine[]): string {
  const lines = machines.map(({ id, states, transitions, outcomes, covered }) => {
    const of = (parts: readonly string[]) => `${count(parts, covered.tests)} of ${parts.length}`
    const all = [...states, ...transitions, ...outcomes]
    const share = (by: ReadonlySet<string>) => `${Math.floor((100 * count(all, by)) / all.length)} %`
    return [id, of(states), of(transitions), of(outcomes), share(covered.paths), share(covered.screens)]
  })
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map(line => line[column]?.length ?? 0)))
  const row = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return [heads, ...lines].map(row).join('\n')
}
