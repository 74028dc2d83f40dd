import { useActorRef } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { performingConfirmation } from '#actors/confirmation.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief, isolated } from '#domain/words.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { DeletionQuestion } from './deletion-question.tsx'

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

/** The subject of one question: a record and its callbacks. */
type Subject = {
  name: string
  detail: string | undefined
  description: string
  onDone: () => void
  remove: () => Promise<void>
}

const machine = performingConfirmation<Subject>(subject => subject.remove())

const describeSubject = ({ description }: Subject) => description

type Question = typeof DeletionQuestion<Subject>

/**
 * Deletes records once "I confirm" was typed: `ask(record)` opens the question, and the screen has to render `dialog`. The
 * file of the dialog is usually fetched ahead; when it cannot be loaded, a toast says so and nothing is asked.
 */
export function useDeletion<Row>({ noun, nameOf, detailOf, describe, remove, onDone }: Deletion<Row>): {
  ask: (record: Row) => void
  dialog: ReactNode
} {
  const confirmation = useActorRef(machine)
  const [Question, setQuestion] = useState<Question>()

  useEmitted(confirmation, 'confirmation.done', ({ subject }) => {
    const { name, detail } = subject
    toast({ kind: 'success', title: `${inBrief(name)} deleted`, ...(detail ? { description: detail } : {}) })
    subject.onDone()
  })

  const ask = (record: Row) => {
    const name = nameOf(record)
    const subject: Subject = {
      name,
      detail: detailOf?.(record),
      description: describe?.(record) ?? `the ${noun} ${isolated(name)}`,
      remove: () => remove(record),
      onDone: () => onDone(record),
    }
    const open = async () => {
      try {
        const file = await import('./deletion-question.tsx')
        // The screen was left while the file was loading.
        if (confirmation.getSnapshot().status !== 'active') return
        setQuestion(() => file.DeletionQuestion<Subject>)
        confirmation.send({ type: 'confirmation.open', subject })
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
    dialog: Question ? <Question confirmation={confirmation} describe={describeSubject} /> : null,
  }
}
