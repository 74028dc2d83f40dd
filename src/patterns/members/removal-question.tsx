import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

/** The question before a member is removed: "Remove Business Owner from yourself?", with the consequences. */
export type RemovalWords = { title: string; text: string }

/** Asks before a member is removed: `ask(id, words)` opens the question, and the card has to render `question`. */
export function useRemovalQuestion(onRemove: (id: string) => void): {
  ask: (id: string, words: RemovalWords) => void
  question: ReactNode
} {
  const [asked, setAsked] = useState({ id: '', title: '', text: '' })
  const [isOpen, setOpen] = useState(false)
  return {
    ask: (id, words) => {
      setAsked({ id, ...words })
      setOpen(true)
    },
    question: (
      <ConfirmDialog
        isOpen={isOpen}
        title={asked.title}
        confirmLabel="Remove"
        onConfirm={() => {
          setOpen(false)
          onRemove(asked.id)
        }}
        onCancel={() => setOpen(false)}
      >
        {asked.text}
      </ConfirmDialog>
    ),
  }
}
