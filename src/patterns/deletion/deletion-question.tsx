import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { failedMessage } from '#domain/outcome-words.ts'
import { type confirmationMachine, confirmationPhrase } from '#machines/confirmation/confirmation.machine.ts'
import { t } from '#messages/message.ts'
import { useLast } from '#ui/basics/use-last.ts'
import { ConfirmDialog, PhraseField } from '#ui/overlays/confirm-dialog.tsx'

export function DeletionQuestion<Subject>({
  confirmation,
  describe,
  remark,
  notes,
}: {
  confirmation: ActorRefFrom<ReturnType<typeof confirmationMachine<Subject>>>
  /** Returns the subject for use within a sentence: "the user Naledi Mokoena". Null if the subject has no name. */
  describe: (subject: Subject) => string | null
  /** Returns a sentence that replaces the description, or null. */
  remark?: (subject: Subject) => string | null
  /** Returns further sentences, such as about other records that the server might also delete; '' for none. */
  notes?: (subject: Subject) => string
}) {
  const { subject, text, problem } = useSelector(confirmation, snapshot => snapshot.context)
  const isOpen = useSelector(confirmation, snapshot => snapshot.hasTag('open'))
  const isPending = useSelector(confirmation, snapshot => snapshot.hasTag('performing'))
  // Keeps the subject for the closing animation, because the machine clears its own copy earlier.
  const last = useLast(subject)
  const description = last === null ? null : describe(last)
  const further = last === null ? undefined : notes?.(last)
  const sentence =
    (last !== null && remark?.(last)) ||
    (description === null ? '' : t('You are deleting {description}.', { description }))
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('Are you absolutely sure?')}
      field={
        <PhraseField
          phrase={confirmationPhrase}
          typed={text}
          isReadOnly={isPending}
          errorMessage={problem ? failedMessage(problem, 'delete') : undefined}
          onType={typed => confirmation.send({ type: 'phrase.type', text: typed })}
        />
      }
      isPending={isPending}
      onConfirm={text === confirmationPhrase ? () => confirmation.send({ type: 'confirmation.confirm' }) : undefined}
      onCancel={() => confirmation.send({ type: 'confirmation.cancel' })}
    >
      {[
        t('This action cannot be undone. This will permanently delete the resource from the system.'),
        sentence,
        further,
      ]
        .filter(Boolean)
        .join(' ')}
    </ConfirmDialog>
  )
}
