import { useSelector } from '@xstate/react'
import { useLocale } from '#actors/environment.tsx'
import { mostLookedAt } from '#domain/import/import-matching.ts'
import type { ImportTable } from '#domain/import/import-types.ts'
import { inBrief } from '#domain/words.ts'
import type { ImportActor } from '#machines/import/import.selectors.ts'
import { t } from '#messages/message.ts'
import { Select } from '#ui/pickers/select.tsx'

const none = 'none'

/** Number of cells that identify a row in the list of rows. */
const mostCells = 4

/** Select for the row with the headings: the detected one, or another of the first rows. Rows above it are titles. */
export function ChooseHeader({ actor, table: { rows } }: { actor: ImportActor; table: ImportTable }) {
  const locale = useLocale()
  const header = useSelector(actor, ({ context }) => context.matching.header)
  const above = header === null ? 0 : (rows[header]?.row ?? 1) - 1
  const options = rows.slice(0, mostLookedAt).map(({ row, cells }, at) => ({
    id: String(at),
    // Each cell is isolated, so that right-to-left pages show the cells from right to left.
    label: t('Row {row}: {text}', { row, text: cells.filter(Boolean).slice(0, mostCells).map(inBrief).join(' · ') }),
  }))
  return (
    <Select
      label={t('Headings')}
      options={[{ id: none, label: t('No headings') }, ...options]}
      value={header === null ? none : String(header)}
      onChange={id => actor.send({ type: 'header.choose', header: id === none ? null : Number(id) })}
      description={
        above === 0
          ? ''
          : t('{count, plural, one {The row above is not read.} other {The # rows above are not read.}}', {
              count: above,
              locale,
            })
      }
    />
  )
}
