import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { FieldId } from '#domain/import/import-types.ts'
import { type ImportActor, unclearNamesOf } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './imports.css.ts'
import { UnclearNameChoice } from './unclear-name-choice.tsx'

/** Number of names that are shown at first. */
const fewNames = 10

/** Names in the file that match no record, or several. The user decides once for all rows with a name. */
export function UnclearNames({ actor }: { actor: ImportActor }) {
  const locale = useLocale()
  const records = useSelector(actor, ({ context }) => context.records)
  const { fields } = definitionOf(useSelector(actor, ({ context }) => context.resource))
  const [isLong, setLong] = useState(false)
  const names = records.length === 0 ? [] : unclearNamesOf(actor.getSnapshot())
  if (names.length === 0) return null
  const shown = isLong ? names : names.slice(0, fewNames)
  const labelOf = (field: FieldId) => fields.find(({ id }) => id === field)?.label ?? field
  return (
    <Card
      title={t('{count, plural, one {# name to clarify} other {# names to clarify}}', { count: names.length, locale })}
    >
      <div className={css.stack}>
        <p className={css.note}>{t('Choose each name once. The next file uses your choices.')}</p>
        <Table label={t('Names to clarify')}>
          <TableHead>
            <Column>{t('Name in the file')}</Column>
            <Column>{t('Field')}</Column>
            <Column isNumeric>{t('Rows')}</Column>
            <Column>{t('Record')}</Column>
          </TableHead>
          <TableBody>
            {shown.map((unclear, index) => (
              <Row key={`${unclear.field} ${unclear.name}`} position={index + 1}>
                <RowHead>
                  <Name>{unclear.name}</Name>
                </RowHead>
                <Cell label={t('Field')}>{labelOf(unclear.field)}</Cell>
                <Cell label={t('Rows')} isNumeric>
                  {unclear.rows}
                </Cell>
                <Cell label={t('Record')}>
                  <UnclearNameChoice actor={actor} unclear={unclear} />
                </Cell>
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
