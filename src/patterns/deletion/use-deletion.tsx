import { type ReactNode, useState } from 'react'
import { isolated } from '#domain/words.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { Asked, DeletionDialog } from './deletion-dialog.tsx'

export type Deletion<Row> = {
  /** The noun for the record: "user". */
  noun: string
  /** The name of the record, as the toast begins: "Naledi Mokoena" (deleted). */
  nameOf: (record: Row) => string
  /** The second line of the toast, which tells apart records of one name: "Kasi Recyclers, Bongani Khumalo". */
  detailOf?: ((record: Row) => string) | undefined
  /** The record within a sentence; "the user Naledi Mokoena" unless given. */
  describe?: ((record: Row) => string) | undefined
  /** The call that deletes the record. What it throws is shown in the question, which stays open. */
  remove: (record: Row) => Promise<void>
  /** Called after the deletion and its toast. */
  onDone: (record: Row) => void
}

/**
 * Deletes records once "I confirm" was typed: `ask(record)` opens the question, and the screen has to render `dialog`. The
 * file of the dialog is usually fetched ahead; when it cannot be loaded, a toast says so and nothing is asked.
 */
export function useDeletion<Row>({ noun, nameOf, detailOf, describe, remove, onDone }: Deletion<Row>): {
  ask: (record: Row) => void
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<{ Dialog: typeof DeletionDialog; deletion: Asked }>()

  const ask = (record: Row) => {
    const name = nameOf(record)
    const deletion: Asked = {
      name,
      detail: detailOf?.(record),
      description: describe?.(record) ?? `the ${noun} ${isolated(name)}`,
      remove: () => remove(record),
      onDone: () => onDone(record),
    }
    const open = async () => {
      try {
        setAsked({ Dialog: (await import('./deletion-dialog.tsx')).DeletionDialog, deletion })
      } catch {
        toast({
          kind: 'error',
          title: 'Nothing was deleted',
          description: 'A part of the app could not be loaded. Check your connection, then reload the page.',
        })
      }
    }
    void open()
  }

  return {
    ask,
    dialog: asked ? <asked.Dialog deletion={asked.deletion} /> : null,
  }
}
