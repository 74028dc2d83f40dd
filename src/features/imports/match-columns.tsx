import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { definitionOf } from '#domain/import/import-definitions.ts'
import type { ImportField } from '#domain/import/import-fields.ts'
import { columnsOf, lackedFields } from '#domain/import/import-matching.ts'
import { type Delimiter, delimiters, type ImportTable } from '#domain/import/import-types.ts'
import { isolated } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { listed, listedOr } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { Card } from '#ui/layout/card.tsx'
import { Select } from '#ui/pickers/select.tsx'
import { ChooseEncoding, EncodedRows } from './choose-encoding.tsx'
import { ChooseHeader } from './choose-header.tsx'
import { ChooseNotation } from './choose-notation.tsx'
import { doubtWords } from './import-words.ts'
import * as css from './imports.css.ts'
import { SavedMappings } from './saved-mappings.tsx'

const none = 'none'
const delimiterLabels: Readonly<Record<Delimiter, string>> = { ',': t('Commas'), ';': t('Semicolons'), '\t': t('Tabs') }
type Parts = { actor: ImportActor; table: ImportTable }

/** Selects for the parts of the file: sheet, separator, headings and encoding. */
function FileParts({ actor, table }: Parts) {
  return (
    <>
      {table.sheets.length > 1 ? (
        <Select
          label={t('Sheet')}
          options={table.sheets.map((label, index) => ({ id: String(index), label }))}
          value={String(table.sheet)}
          onChange={id => actor.send({ type: 'reading.choose', choice: { sheet: Number(id) } })}
        />
      ) : null}
      {table.delimiter === null ? null : (
        <Select<Delimiter>
          label={t('Separator')}
          options={delimiters.map(id => ({ id, label: delimiterLabels[id] }))}
          value={table.delimiter}
          onChange={delimiter => actor.send({ type: 'reading.choose', choice: { delimiter } })}
        />
      )}
      <ChooseHeader {...{ actor, table }} />
      <ChooseEncoding {...{ actor, table }} />
    </>
  )
}

export function MatchColumns({ actor, table }: Parts) {
  const matching = useSelector(actor, snapshot => snapshot.context.matching)
  const definition = definitionOf(useSelector(actor, ({ context }) => context.resource))
  const columns = useMemo(() => columnsOf(table, matching, definition), [table, matching, definition])
  const options = [{ id: none, label: t('No column') }, ...columns.map(({ label }, at) => ({ id: String(at), label }))]
  const chosen = Object.values(matching.columns)
  const labelOf = (id: string) => definition.fields.find(field => field.id === id)?.label ?? ''
  const lacked = lackedFields(matching, definition)
  const unread = columns
    .filter((_, at) => !chosen.includes(at))
    .map(({ label }) => t('“{name}”', { name: isolated(label) }))
  const hintOf = ({ id, kind }: ImportField) => {
    const at = matching.columns[id] ?? null
    const column = at === null ? undefined : columns[at]
    if (kind === 'factor') {
      if (column?.doubt) return doubtWords[column.doubt]
      const doubted = column ? undefined : columns.find(({ doubt }) => doubt !== null)
      if (doubted?.doubt) {
        const heading = isolated(doubted.label)
        return t('“{heading}” is not chosen. {reason}', { heading, reason: doubtWords[doubted.doubt] })
      }
    }
    if (!column) return ''
    return column.example === ''
      ? t('The column is empty.')
      : t('For example, “{example}”.', { example: isolated(column.example) })
  }
  /** Returns the error of the first field of a group that lacks a column. */
  const lackOf = (id: string) => {
    const group = lacked.find(([first]) => first === id)
    if (!group) return ''
    return group.length === 1
      ? t('Choose a column')
      : t('Choose a column for {fields}', { fields: listedOr(group.map(labelOf)) })
  }
  return (
    <Card title={t('Columns')} actions={<SavedMappings actor={actor} table={table} />}>
      <div className={css.stack}>
        <div className={css.fields}>
          {definition.fields.map(field => (
            <Select
              key={field.id}
              label={field.label}
              isRequired={field.isRequired ?? false}
              options={options}
              value={String(matching.columns[field.id] ?? none)}
              onChange={id =>
                actor.send({ type: 'column.choose', field: field.id, column: id === none ? null : Number(id) })
              }
              description={hintOf(field)}
              errorMessage={lackOf(field.id)}
            />
          ))}
          <ChooseNotation {...{ actor, table }} />
          <FileParts {...{ actor, table }} />
        </div>
        {unread.length > 0 ? (
          <p className={css.note}>{t('Not read: {columns}.', { columns: listed(unread) })}</p>
        ) : null}
        <EncodedRows table={table} />
      </div>
    </Card>
  )
}
