import { type ReactNode, useState } from 'react'
import { isolated } from '#domain/words.ts'
import { usePart } from '#ui/overlays/use-part.ts'
import type { Asked } from './deletion-dialog.tsx'

const loadDialog = async () => (await import('./deletion-dialog.tsx')).DeletionDialog

export type Deletion<Row> = {
  /** The noun for the record: "user". */
  noun: string
  /** The name of the record, as the toast begins: "Naledi Mokoena" (deleted). */
  nameOf: (record: Row) => string
  /** The second line of the toast, which tells apart records of one name: "Kasi Recyclers, Bongani Khumalo". */
  detailOf?: ((record: Row) => string) | undefined
  /** The record within a sentence; "the user Naledi Mokoena" unless given. */
  describe?: ((record: Row) => string) | undefined
  /** A sentence that says what may be deleted with the record. */
  takenAlong?: string | undefined
  /** The call that deletes the record. What it throws is shown in the question, which stays open. */
  remove: (record: Row) => Promise<void>
  onDone: (record: Row) => void
}

/** Asks for "I confirm" first: `ask(record)` opens the question, and the screen has to render `dialog`. */
export function useDeletion<Row>({ noun, nameOf, detailOf, describe, takenAlong, remove, onDone }: Deletion<Row>): {
  ask: (record: Row) => void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const { part: Question, want } = usePart(loadDialog, 'Nothing was deleted')

  const ask = (record: Row) => {
    const name = nameOf(record)
    want(() =>
      setAsked({
        name,
        detail: detailOf?.(record),
        description: describe?.(record) ?? `the ${noun} ${isolated(name)}`,
        takenAlong,
        remove: () => remove(record),
        onDone: () => onDone(record),
      }),
    )
  }

  return {
    ask,
    dialog: asked && Question ? <Question deletion={asked} /> : null,
  }
}
