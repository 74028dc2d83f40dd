import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { FieldId } from '#domain/import/import-types.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './imports.css.ts'

/** Number of names that are shown at first. */
const fewNames = 10

/** Card with names of the file and the choice of a record for each. */
export function NamesCard<Named extends { field: FieldId; name: string }>({
  actor,
  title,
  note,
  names,
  rowsOf,
  children,
}: {
  actor: ImportActor
  title: string
  note: string
  names: readonly Named[]
  /** Returns the number of rows with a name. Without it, the card has no such column. */
  rowsOf?: (named: Named) => number
  children: (named: Named) => ReactNode
}) {
  const locale = useLocale()
  const { fields } = definitionOf(useSelector(actor, ({ context }) => context.resource))
  const [isLong, setLong] = useState(false)
  const shown = isLong ? names : names.slice(0, fewNames)
  const labelOf = (field: FieldId) => fields.find(({ id }) => id === field)?.label ?? field
  return (
    <Card title={title}>
      <div className={css.stack}>
        <p className={css.note}>{note}</p>
        <Table label={title}>
          <TableHead>
            <Column>{t('Name in the file')}</Column>
            <Column>{t('Field')}</Column>
            {rowsOf ? <Column isNumeric>{t('Rows')}</Column> : null}
            <Column>{t('Record')}</Column>
          </TableHead>
          <TableBody>
            {shown.map((named, index) => (
              <Row key={`${named.field} ${named.name}`} position={index + 1}>
                <RowHead>{named.name === '' ? t('Empty') : <Name>{named.name}</Name>}</RowHead>
                <Cell label={t('Field')}>{labelOf(named.field)}</Cell>
                {rowsOf ? (
                  <Cell label={t('Rows')} isNumeric>
                    {rowsOf(named)}
                  </Cell>
                ) : null}
                <Cell label={t('Record')}>{children(named)}</Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
        {shown.length < names.length ? (
          <div className={css.buttons}>
            <Button onPress={() => setLong(true)}>
              {t('{count, plural, other {Show all # names}}', { count: names.length, locale })}
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}
