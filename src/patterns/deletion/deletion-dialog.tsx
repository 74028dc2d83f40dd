import { useEffect } from 'react'
import { performingConfirmation } from '#actors/records/confirmation.actor.ts'
import { useEmitted } from '#actors/use-emitted.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { inBrief } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { DeletionQuestion } from './deletion-question.tsx'

export type PendingDeletion = {
  name: string
  detail: string | undefined
  description: string
  /** Sentences with the date and figures of the record, or ''. */
  facts: string
  cascadeNote: string | undefined
  onDone: () => void
  remove: () => Promise<void>
}

const machine = performingConfirmation<PendingDeletion>(deletion => deletion.remove())

const describe = ({ description }: PendingDeletion) => description
const notesOf = ({ facts, cascadeNote }: PendingDeletion) => [facts, cascadeNote].filter(Boolean).join(' ')

export function DeletionDialog({ deletion }: { deletion: PendingDeletion }) {
  const confirmation = useMadeActor(machine)
  useEffect(() => confirmation.send({ type: 'confirmation.open', subject: deletion }), [confirmation, deletion])
  useEmitted(confirmation, 'confirmation.done', ({ subject: { name, detail, onDone } }) => {
    toast({
      kind: 'success',
      title: t('{name} deleted', { name: inBrief(name) }),
      ...(detail ? { description: detail } : {}),
    })
    onDone()
  })
  return <DeletionQuestion confirmation={confirmation} describe={describe} notes={notesOf} />
}
