import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useImportMemory } from '#actors/imports/use-import-memory.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import { answersIn } from '#domain/import/import-memory.ts'
import type { FieldId, NameAnswer } from '#domain/import/import-types.ts'
import { nameKeyOf } from '#domain/import/known-names.ts'
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

/** Card with names of the file and the choice of a record for each. */
function NamesCard<Named extends { field: FieldId; name: string }>({
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

/** Record that the user chose for a name in an earlier file, and a button that chooses another one. */
function KeptChoice({
  actor,
  field,
  name,
  answer,
}: {
  actor: ImportActor
  field: FieldId
  name: string
  answer: NameAnswer
}) {
  const [isChanging, setChanging] = useState(false)
  if (isChanging)
    return <UnclearNameChoice actor={actor} unclear={{ field, name }} onAnswer={() => setChanging(false)} />
  return (
    <div className={css.answer}>
      {answer ? <Name>{answer.name}</Name> : t('Left out')}
      <Button
        variant="quiet"
        onPress={() => setChanging(true)}
        aria-label={t('Change the record for “{name}”', { name })}
      >
        {t('Change')}
      </Button>
    </div>
  )
}

/** Names in the file that match no record, or several. The user decides once for all rows with a name, and can change it. */
export function UnclearNames({ actor }: { actor: ImportActor }) {
  const locale = useLocale()
  const resource = useSelector(actor, ({ context }) => context.resource)
  const records = useSelector(actor, ({ context }) => context.records)
  const table = useSelector(actor, ({ context }) => context.table)
  const matching = useSelector(actor, ({ context }) => context.matching)
  const { memory } = useImportMemory()
  const remembered = useMemo(
    () => (table ? answersIn(memory, resource, { table, matching }) : []),
    [memory, resource, table, matching],
  )
  if (records.length === 0) return null
  const names = unclearNamesOf(actor.getSnapshot())
  const isUnclear = (kept: { field: FieldId; name: string }) =>
    names.some(({ field, name }) => field === kept.field && nameKeyOf(name) === nameKeyOf(kept.name))
  const chosen = remembered.filter(kept => !isUnclear(kept))
  return (
    <>
      {names.length === 0 ? null : (
        <NamesCard
          actor={actor}
          title={t('{count, plural, one {# name to clarify} other {# names to clarify}}', {
            count: names.length,
            locale,
          })}
          note={t('Choose each name once. The next file uses your choices.')}
          names={names}
          rowsOf={({ rows }) => rows}
        >
          {unclear => <UnclearNameChoice actor={actor} unclear={unclear} />}
        </NamesCard>
      )}
      {chosen.length === 0 ? null : (
        <NamesCard
          actor={actor}
          title={t('{count, plural, one {# chosen name} other {# chosen names}}', { count: chosen.length, locale })}
          note={t('You chose these records for names of this file or an earlier one.')}
          names={chosen}
        >
          {kept => <KeptChoice actor={actor} {...kept} />}
        </NamesCard>
      )}
    </>
  )
}
