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
  cascadeNote: string | undefined
  onDone: () => void
  remove: () => Promise<void>
}

const machine = performingConfirmation<PendingDeletion>(deletion => deletion.remove())

const describe = ({ description }: PendingDeletion) => description
const cascadeNoteOf = ({ cascadeNote }: PendingDeletion) => cascadeNote

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
  return <DeletionQuestion confirmation={confirmation} describe={describe} cascadeNote={cascadeNoteOf} />
}
