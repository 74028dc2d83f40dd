/** Returns the id of the first matching row of the mock. @throws if none matches. */
export function findId<Row extends { id: string }>(
  rows: readonly Row[],
  fits: (row: Row) => boolean = () => true,
): string {
  const row = rows.find(fits)
  if (!row) throw new Error('The mock has no such record')
  return row.id
}
