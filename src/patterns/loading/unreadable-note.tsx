import { useLocale } from '#actors/environment.tsx'
import type { Noun } from '#domain/figures/counts.ts'
import { type MissingFrom, missingSentence, unreadableSentence } from '#domain/unreadable-words.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { UnreadableRow } from '#schemas/rows.ts'
import { Alert } from '#ui/feedback/alert.tsx'
import * as css from './unreadable-note.css.ts'

/** Formats one unreadable row: "Copper wire, 3f9a71c2-…: createdAt is missing". */
const inDetail = ({ id, name, reason }: UnreadableRow) =>
  `${[name && isolated(name), id].filter(Boolean).join(', ') || t('Without an id')}: ${reason}`

/**
 * Shows the number of unreadable rows. Details with names and reasons are collapsed. Renders nothing if all rows are
 * readable.
 */
export function UnreadableNote({
  rows,
  noun,
  missingFrom,
}: {
  rows: readonly UnreadableRow[] | undefined
  noun: Noun
  missingFrom?: MissingFrom
}) {
  const locale = useLocale()
  if (!rows || rows.length === 0) return null
  return (
    <Alert>
      {missingFrom === undefined
        ? unreadableSentence(rows, noun, locale)
        : missingSentence(rows, noun, missingFrom, locale)}
      <details className={css.details}>
        <summary className={css.summary}>{t('Details')}</summary>
        <ul className={css.rows}>
          {rows.map(row => (
            <li key={inDetail(row)}>{inDetail(row)}</li>
          ))}
        </ul>
      </details>
    </Alert>
  )
}
