import type { ListColumn } from '#patterns/list/list-definition.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { GroupHead, TableBody } from '#ui/table/table.tsx'
import { ActionsCell, Cell, Row } from '#ui/table/table-row.tsx'

/** Numbers of placeholder rows: for one table body, and for three days with headings. */
const plain = [10]
const byDays = [4, 3, 3]

/** Placeholder rows that match the columns, second lines and day headings of the list. */
export function ListSkeleton({
  columns,
  hasSecondLines,
  isByDays,
}: {
  columns: ReadonlyArray<ListColumn<never>>
  hasSecondLines: boolean
  isByDays: boolean
}) {
  const columnCount = columns.length + 1
  return Object.entries(isByDays ? byDays : plain).map(([part, rowCount]) => (
    <TableBody key={part}>
      {isByDays ? (
        <GroupHead columnCount={columnCount} isBlank>
          <Skeleton width={28} />
        </GroupHead>
      ) : null}
      {Array.from({ length: rowCount }, (_, index) => (
        <Row key={index}>
          {columns.map(({ id, header, isNumeric = false }, at) => (
            <Cell key={id} label={header} isNumeric={isNumeric}>
              <Skeleton width={isNumeric ? 6 : 12 + ((index * 7) % 9)} isAtEnd={isNumeric} />
              {at === 0 && hasSecondLines ? <Skeleton width={20} isSecond /> : null}
            </Cell>
          ))}
          <ActionsCell>{null}</ActionsCell>
        </Row>
      ))}
    </TableBody>
  ))
}
