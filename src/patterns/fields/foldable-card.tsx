import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

/**
 * Fields that a record may be without, as a whole: folded away until somebody wants them, and emptied by one button. It
 * is the same button, which so keeps the focus; after opening, the focus goes to the first field (`takesFocus`).
 */
export function FoldableCard({
  title,
  addLabel,
  removeLabel,
  emptyText,
  isEmpty,
  onRemove,
  errorMessage,
  isReadOnly = false,
  children,
}: {
  title: string
  addLabel: string
  removeLabel: string
  /** What stands here while it is folded away. */
  emptyText: string
  isEmpty: boolean
  /** Empties all fields. */
  onRemove: () => void
  /** What is wrong with the whole. */
  errorMessage?: string | undefined
  isReadOnly?: boolean
  children: (how: { takesFocus: boolean }) => ReactNode
}) {
  const [isOpen, setOpen] = useState(!isEmpty)
  const [isAsked, setAsked] = useState(false)
  // Also where the values come later, as those of a draft do. Emptied by hand it stays open.
  if (!isEmpty && !isOpen) setOpen(true)
  const toggle = () => {
    setOpen(!isOpen)
    setAsked(!isOpen)
    if (isOpen) onRemove()
  }
  return (
    <Card
      title={title}
      actions={
        isReadOnly ? null : (
          <Button size="small" icon={isOpen ? 'bin' : 'plus'} onPress={toggle}>
            {isOpen ? removeLabel : addLabel}
          </Button>
        )
      }
    >
      {isOpen ? children({ takesFocus: isAsked }) : <p className={css.note}>{emptyText}</p>}
      {errorMessage ? <p className={css.error}>{errorMessage}</p> : null}
    </Card>
  )
}
