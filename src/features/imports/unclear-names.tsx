import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useApi } from '#actors/use-api.ts'
import type { Api } from '#api/api.ts'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { FieldId } from '#domain/import/import-types.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import { mostSimilarTo } from '#domain/trades/similar-material.ts'
import { inBrief } from '#domain/words.ts'
import { candidatesFor, type ImportActor, type UnclearName, unclearNamesOf } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { findBusinesses, findRoles, findUsers } from '#patterns/lookup/record-lookups.ts'
import { type Lookup, useLookup } from '#patterns/lookup/use-lookup.ts'
import type { Reference } from '#schemas/reference.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ComboBox } from '#ui/pickers/combo-box.tsx'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './imports.css.ts'

const findMaterials = (api: Api): Lookup<Reference> => ({
  find: api.materials.list,
  searchColumn: materialColumns,
  toOption: ({ id, name }) => ({ id, label: name }),
  creates: 'materials',
  allTitle: t('All materials'),
  emptyText: t('No materials found.'),
})

const lookups: Readonly<Record<FieldId, (api: Api) => Lookup<Reference>>> = {
  material: findMaterials,
  buyer: findBusinesses,
  business: findBusinesses,
  seller: findUsers,
  owner: findUsers,
  roles: findRoles,
}

/** Number of names that are shown at first. */
const fewNames = 10

function Choice({ actor, unclear: { field, name } }: { actor: ImportActor; unclear: UnclearName }) {
  const api = useApi()
  const answer = (record: { id: string; name: string } | null) =>
    actor.send({
      type: 'name.answer',
      field,
      name,
      answer: record && { id: record.id, name: record.name },
    })
  const [lookup] = useState(() => ({ ...(lookups[field] ?? findUsers)(api), firstTerm: name }))
  const { search, itemOf, creation } = useLookup(lookup, answer)
  const candidates = useSelector(actor, snapshot => candidatesFor(snapshot, field))
  const similar = mostSimilarTo(name, candidates)
  return (
    <div className={css.answer}>
      <ComboBox
        label={t('Record for “{name}”', { name })}
        isLabelHidden
        value={null}
        search={search}
        onChange={option => {
          const record = itemOf(option)
          if (record) answer(record)
        }}
      />
      {creation}
      {similar ? (
        <Button onPress={() => answer(similar)}>{t('Did you mean {name}?', { name: inBrief(similar.name) })}</Button>
      ) : null}
      <Button variant="quiet" onPress={() => answer(null)}>
        {t('Leave out')}
      </Button>
    </div>
  )
}

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
                  <Choice actor={actor} unclear={unclear} />
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
