/** The id of the first row of the mock that fits. @throws where there is none. */
export function idOf<Row extends { id: string }>(
  rows: readonly Row[],
  fits: (row: Row) => boolean = () => true,
): string {
  const row = rows.find(fits)
  if (!row) throw new Error('The mock has no such record')
  return row.id
}
