/**
 * Creates the changes of this browser to filtered rows. A changed row that no longer fits stays, and `left` has its id.
 * Applies the changes to parts of rows; a part without changes stays the same array.
 */
export function createChangedRows<Row extends { id: string }>() {
  const fresh = new Map<string, Row>()
  const removed = new Set<string>()
  let added: readonly Row[] = []
  let left: ReadonlySet<string> = new Set()
  const isChanged = ({ id }: Row) => fresh.has(id) || removed.has(id)
  const change = (rows: readonly Row[]) =>
    rows.some(isChanged) ? rows.flatMap(row => (removed.has(row.id) ? [] : (fresh.get(row.id) ?? row))) : rows

  return {
    clear() {
      fresh.clear()
      removed.clear()
      added = []
      left = new Set()
    },
    /** Adds a new row above the others. */
    add: (row: Row) => {
      added = [row, ...added.filter(({ id }) => id !== row.id)]
    },
    /** `fits` is false if the changed row no longer fits the filter. */
    change(row: Row, fits: boolean) {
      fresh.set(row.id, row)
      left = new Set([...left].filter(id => id !== row.id))
      if (!fits) left = new Set([...left, row.id])
    },
    remove: (id: string) => void removed.add(id),
    left: () => left,
    applied: (parts: readonly (readonly Row[])[]): readonly (readonly Row[])[] =>
      fresh.size + removed.size + added.length === 0 ? parts : [added, ...parts].map(change),
  }
}
