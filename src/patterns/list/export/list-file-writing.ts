import type { ExportRequest } from '#actors/lists/list-reading.actor.ts'
import { csvHead, csvRow } from '#domain/csv/csv.ts'
import { type CsvCell } from '#domain/csv/csv-cell.ts'
import { sidedBusinessId } from '#domain/trades/trade-side.ts'
import type { ListColumn, ListDefinition } from '#patterns/list/list-definition.ts'
import type { User } from '#schemas/user.ts'
import type { FileColumn, ListFile } from './list-file.ts'

function columnsOf<Row>(columns: readonly ListColumn<Row>[], file: ListFile<Row>, request: ExportRequest) {
  const { cells, after, parts } = file
  return request.columns.flatMap((id): FileColumn<Row>[] => {
    const column = columns.find(each => each.id === id)
    const cell = cells[id]
    if (!column || !cell) throw new Error(`The CSV file has no cells for the column ${id}`)
    if (request.layout === 'parts' && parts?.replaces.includes(id)) return []
    const { header, unit } = column
    const further = after?.[id]
    return [{ name: unit ? `${header} (${unit})` : header, cell }, ...(further ? [further] : [])]
  })
}

/**
 * Returns the header row of a file, and a function that formats one list row. With the layout 'parts', that function
 * returns one line per part.
 */
export function writerOf<Row extends { id: string }>(
  { columns, file, resource }: Pick<ListDefinition<Row>, 'columns' | 'file' | 'resource'>,
  request: ExportRequest,
  user: User,
) {
  const facts = { businessId: sidedBusinessId(resource, user) }
  const first = columnsOf(columns, file, request)
  const last = file.last ?? []
  const parts = request.layout === 'parts' ? file.parts : undefined
  const names = [...first.map(({ name }) => name), ...(parts?.names ?? []), ...last.map(({ name }) => name)]
  return {
    head: csvHead(names, request.format),
    write: (row: Row): string => {
      const [before, behind] = [first, last].map(some => some.map(({ cell }) => cell(row, facts))) as [
        CsvCell[],
        CsvCell[],
      ]
      const found = parts?.cellsOf(row, facts) ?? []
      const cells = found.length > 0 ? found : [(parts?.names ?? []).map(() => null)]
      return cells.map(of => csvRow([...before, ...of, ...behind], request.format)).join('')
    },
  }
}

/**
 * Returns the ids of the visible columns and of the columns that are always in the file, except those that only wide
 * windows have. `columns` contains only permitted columns.
 */
export const fileColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  shown: readonly ListColumn<Row>[],
  { always = [] }: ListFile<Row>,
): string[] => {
  const ids = new Set([...shown.map(({ id }) => id), ...always])
  return columns.filter(({ id, wide }) => ids.has(id) && wide !== 'only').map(({ id }) => id)
}
