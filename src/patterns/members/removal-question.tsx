import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

/** What is asked before a member is removed: "Take Business Owner from yourself?", and why to think about it. */
export type RemovalWords = { title: string; text: string }

/** Calls back when what it stands in has left the page. */
function OnGone({ call }: { call: () => void }) {
  useEffect(() => call, [call])
  return null
}

/**
 * Asks before a member is removed: `ask(id, words)` opens the question, `question` belongs somewhere in the card. A
 * removal that is confirmed begins when the question has left the page and given the focus back to the row, from where
 * it goes on as that of any other row does.
 */
export function useRemovalQuestion(onRemove: (id: string) => void): {
  ask: (id: string, words: RemovalWords) => void
  question: ReactNode
} {
  const [asked, setAsked] = useState({ id: '', title: '', text: '' })
  const [isOpen, setOpen] = useState(false)
  const confirmed = useRef<string>(null)
  const remove = useRef(onRemove)
  useEffect(() => {
    remove.current = onRemove
  })
  const onGone = useCallback(() => {
    const id = confirmed.current
    confirmed.current = null
    if (id !== null) remove.current(id)
  }, [])
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
          confirmed.current = asked.id
          setOpen(false)
        }}
        onCancel={() => setOpen(false)}
      >
        {asked.text}
        <OnGone call={onGone} />
      </ConfirmDialog>
    ),
  }
}
