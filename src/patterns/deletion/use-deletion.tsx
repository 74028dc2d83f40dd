import { type ReactNode, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import type { Noun } from '#domain/figures/counts.ts'
import { lazyPart, usePart } from '#ui/lazy-part.ts'
import type { PendingDeletion } from './deletion-dialog.tsx'
import { namedRecord } from './named-record.ts'

const deletionDialog = lazyPart(async () => (await import('./deletion-dialog.tsx')).DeletionDialog)

export type Deletion<Row> = {
  noun: Noun
  /** Returns the record name for the toast: "Naledi Mokoena" (followed by "deleted"). */
  nameOf: (record: Row) => string
  /**
   * Returns the second line of the toast, which distinguishes records with the same name: "Kasi Recyclers, Bongani
   * Khumalo".
   */
  detailOf?: ((record: Row) => string) | undefined
  /** Returns a description of the record for use within a sentence. Defaults to "the user Naledi Mokoena". */
  describe?: ((record: Row) => string) | undefined
  /** Returns sentences with the date and figures of the record. */
  factsOf?: ((record: Row, locale: string) => string) | undefined
  /** Sentence about other records that the server might also delete. */
  cascadeNote?: string | undefined
  /** Deletes the record. If this throws, the dialog shows the error and stays open. */
  remove: (record: Row) => Promise<void>
  onDone: (record: Row) => void
}

/** Deletes a record after the user types "I confirm". `ask(record)` opens the dialog; render `dialog` in the screen. */
export function useDeletion<Row>({
  noun,
  nameOf,
  detailOf,
  describe,
  factsOf,
  cascadeNote,
  remove,
  onDone,
}: Deletion<Row>): {
  ask: (record: Row) => void
  dialog: ReactNode
} {
  const locale = useLocale()
  const [pending, setPending] = useState<PendingDeletion>()
  const { part: Question, want } = usePart(deletionDialog)

  const ask = (record: Row) => {
    const name = nameOf(record)
    want(() =>
      setPending({
        name,
        detail: detailOf?.(record),
        description: describe?.(record) ?? namedRecord(noun, name),
        facts: factsOf?.(record, locale) ?? '',
        cascadeNote,
        remove: () => remove(record),
        onDone: () => onDone(record),
      }),
    )
  }

  return {
    ask,
    dialog: pending && Question ? <Question deletion={pending} /> : null,
  }
}
