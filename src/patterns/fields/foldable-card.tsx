import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

/**
 * A group of optional fields, hidden until they are added. One button adds the fields and removes them again, so that it
 * keeps the focus; after adding them, the first field takes the focus (`takesFocus`).
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
  /** The text while the fields are hidden. */
  emptyText: string
  isEmpty: boolean
  /** Empties all fields. */
  onRemove: () => void
  /** The message about the group as a whole. */
  errorMessage?: string | undefined
  isReadOnly?: boolean
  children: (how: { takesFocus: boolean }) => ReactNode
}) {
  const [isOpen, setOpen] = useState(!isEmpty)
  const [isAsked, setAsked] = useState(false)
  // Opens for values that come later, such as those of a draft. It stays open when the fields are cleared by hand.
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
