import type { PlacedRow } from './row-selection.types.ts'

/** The rows with others beside them, in the order of the list. One that is among both is as it was read last. */
export function withRows<Row extends { id: string }>(
  rows: ReadonlyArray<PlacedRow<Row>>,
  others: ReadonlyArray<PlacedRow<Row>>,
): ReadonlyArray<PlacedRow<Row>> {
  const ids = new Set(others.map(({ row }) => row.id))
  return [...rows.filter(({ row }) => !ids.has(row.id)), ...others].toSorted((a, b) => a.position - b.position)
}
