import { type ReactNode, useState } from 'react'
import type { MembersActor } from '#machines/members/members.selectors.ts'
import { t } from '#messages/message.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import type { Named } from './use-members.ts'

/** Prompts before a member is removed. `ask` opens the dialog; the caller renders `question`. */
export function useRemovalQuestion<Member extends Named>(
  members: MembersActor<Member>,
): { ask: (id: string, words: { title: string; text: string }) => void; question: ReactNode } {
  const [subject, setSubject] = useState({ id: '', title: '', text: '' })
  const [isOpen, setOpen] = useState(false)
  return {
    ask: (id, words) => {
      setSubject({ id, ...words })
      setOpen(true)
    },
    question: (
      <ConfirmDialog
        isOpen={isOpen}
        title={subject.title}
        labels={{ confirm: t('Remove') }}
        onConfirm={() => {
          setOpen(false)
          members.send({ type: 'member.remove', id: subject.id })
        }}
        onCancel={() => setOpen(false)}
      >
        {subject.text}
      </ConfirmDialog>
    ),
  }
}
