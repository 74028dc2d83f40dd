import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

/**
 * A group of optional fields, hidden until they are added. One button adds the fields and removes them again, so that it
 * keeps the focus; after adding them, the first field takes the focus (`takesFocus`). With a `summary` the fields that are
 * filled in are folded to it, too, until they are asked for or have to be seen.
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
  summary = '',
  mustShow = false,
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
  /** What is filled in, in a line; empty for fields that are never folded. */
  summary?: string
  /** Whether something in the fields is wrong or not saved, so that they stay on show. */
  mustShow?: boolean
  children: (how: { takesFocus: boolean }) => ReactNode
}) {
  const isFoldable = summary !== '' && !mustShow && !isEmpty
  const [isOpen, setOpen] = useState(!isEmpty && !isFoldable)
  const [isAsked, setAsked] = useState(false)
  // Opens for values that come later, such as those of a draft. It stays open when the fields are cleared by hand.
  if (!isEmpty && !isOpen && !isFoldable) setOpen(true)
  const toggle = () => {
    setOpen(!isOpen)
    setAsked(!isOpen)
    if (isOpen) onRemove()
  }
  return (
    <Card
      title={title}
      actions={
        <div className={css.actions}>
          {isFoldable ? (
            <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide' : 'Show'} {title.toLowerCase()}
            </Button>
          ) : null}
          {isReadOnly || (isFoldable && !isOpen) ? null : (
            <Button size="small" icon={isOpen ? 'bin' : 'plus'} onPress={toggle}>
              {isOpen ? removeLabel : addLabel}
            </Button>
          )}
        </div>
      }
    >
      {isOpen ? (
        children({ takesFocus: isAsked })
      ) : isEmpty ? (
        <p className={css.note}>{emptyText}</p>
      ) : (
        <p className={css.summary}>
          <Name>{summary}</Name>
        </p>
      )}
      {errorMessage ? <p className={css.error}>{errorMessage}</p> : null}
    </Card>
  )
}
