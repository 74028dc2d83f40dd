import { useActorRef } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { fromPromise } from 'xstate'
import { useEmitted } from '#actors/use-emitted.ts'
import { inBrief, isolated } from '#domain/words.ts'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { DeletionQuestion } from './deletion-question.tsx'

export type Deletion<Row> = {
  /** What the record is: "user". */
  noun: string
  /** What the record is called, at the start of the toast: "Naledi Mokoena" (deleted). */
  nameOf: (record: Row) => string
  /** What tells it from others of its name, for the toast: "Kasi Recyclers, Bongani Khumalo". */
  detailOf?: ((record: Row) => string) | undefined
  /** Which record it is, within a sentence; "the user Naledi Mokoena" unless given. */
  describe?: ((record: Row) => string) | undefined
  /** The call that deletes it. What it throws is said in the question, which stays open. */
  remove: (record: Row) => Promise<void>
  /** It is gone, and a toast says so. */
  onDone: (record: Row) => void
}

/** One question: which record, and what to do about it. */
type Subject = {
  name: string
  detail: string | undefined
  description: string
  onDone: () => void
  remove: () => Promise<void>
}

const machine = confirmationMachine<Subject>().provide({
  actors: { perform: fromPromise<void, { subject: Subject }>(({ input }) => input.subject.remove()) },
})

const describeSubject = ({ description }: Subject) => description

type Question = typeof DeletionQuestion<Subject>

/**
 * Deletes records once "I confirm" was typed: `ask(record)` opens the question, `dialog` belongs somewhere on the screen.
 * The dialog's file is on the machine by then, as a rule; where it does not come, a toast says so and nothing is asked.
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
        // The screen may have been left meanwhile.
        if (confirmation.getSnapshot().status !== 'active') return
        setQuestion(() => file.DeletionQuestion<Subject>)
        confirmation.send({ type: 'confirmation.open', subject })
      } catch {
        toast({
          kind: 'error',
          title: 'Nothing was deleted',
          description: 'A part of the app could not be loaded. Check your connection, then load the page anew.',
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
