import { useWorld } from '#actors/world.tsx'
import { Card } from '#ui/card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Cell, Column, Row, RowHead, RowLink, Table, TableBody, TableHead } from '#ui/table.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { ListDefinition } from './list-definition.ts'

const skeletonRows = Array.from({ length: 10 }, (_, index) => index)

/** The rows of a list; null while they are loaded for the first time. */
export function ListTable<Item extends { id: string }>({
  definition: { title, columns, before, open },
  rows,
  isBusy,
}: {
  definition: ListDefinition<Item>
  rows: readonly Item[] | null
  isBusy: boolean
}) {
  const { locale } = useWorld()
  const [first, ...others] = columns
  return (
    <Card isFlush>
      {rows === null ? (
        <VisuallyHidden>
          <output>Loading</output>
        </VisuallyHidden>
      ) : null}
      <Table label={title} isBusy={isBusy}>
        <TableHead>
          {columns.map(({ id, header, unit, isNumeric }) => (
            <Column key={id} {...(unit ? { unit } : {})} {...(isNumeric ? { isNumeric } : {})}>
              {header}
            </Column>
          ))}
        </TableHead>
        <TableBody>
          {rows === null
            ? skeletonRows.map(index => (
                <Row key={index}>
                  {columns.map(({ id, header }) => (
                    <Cell key={id} label={header}>
                      <Skeleton width={16 + ((index * 7) % 9)} />
                    </Cell>
                  ))}
                </Row>
              ))
            : rows.map(row => (
                <Row key={row.id}>
                  <RowHead before={before?.(row)}>
                    {open ? <RowLink href={open(row)}>{first.cell(row, locale)}</RowLink> : first.cell(row, locale)}
                  </RowHead>
                  {others.map(({ id, header, isNumeric, kind, cell }) => (
                    <Cell key={id} label={header} {...(isNumeric ? { isNumeric } : {})} {...(kind ? { kind } : {})}>
                      {cell(row, locale)}
                    </Cell>
                  ))}
                </Row>
              ))}
        </TableBody>
      </Table>
    </Card>
  )
}
