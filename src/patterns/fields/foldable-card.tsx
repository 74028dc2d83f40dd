import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

export type FieldGroupProps<Values> = {
  value: Values
  onChange: (value: Values) => void
  /** The messages of the form by field; those of a group are `address.city` and the like. */
  errors: Readonly<Record<string, string>>
  isReadOnly?: boolean
  /** Where it is given, what is saved is folded to a line until it is asked for; true once it differs from what is saved. */
  isUnsaved?: boolean
}

/**
 * A group of optional fields, hidden until they are added. One button adds the fields and removes them again, so that it
 * keeps the focus; after adding them, the first field takes the focus (`autoFocus`). With a `summary` the fields that are
 * filled in are folded to it, too, until they are asked for or have to be seen.
 */
export function FoldableCard({
  title,
  addLabel,
  isEmpty,
  onRemove,
  errorMessage,
  summary,
  mustShow,
  children,
}: {
  title: string
  addLabel: string
  isEmpty: boolean
  /** Empties all fields; undefined if they are read-only. */
  onRemove: (() => void) | undefined
  errorMessage: string | undefined
  /** What is filled in, in a line; empty for fields that are never folded. */
  summary: string
  /** Whether something in the fields is wrong or not saved, so that they stay on show. */
  mustShow: boolean
  children: (how: { autoFocus: boolean }) => ReactNode
}) {
  const isFoldable = summary !== '' && !mustShow && !isEmpty
  const [isOpen, setOpen] = useState(!isEmpty && !isFoldable)
  const [isAsked, setAsked] = useState(false)
  // Opens for values that come later, such as those of a draft. It stays open when the fields are cleared by hand.
  if (!isEmpty && !isOpen && !isFoldable) setOpen(true)
  const toggle = () => {
    setOpen(!isOpen)
    setAsked(!isOpen)
    if (isOpen) onRemove?.()
  }
  const name = title.toLowerCase()
  return (
    <Card
      title={title}
      actions={
        <div className={css.actions}>
          {isFoldable ? (
            <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {isOpen ? 'Hide' : 'Show'} {name}
            </Button>
          ) : null}
          {!onRemove || (isFoldable && !isOpen) ? null : (
            <Button size="small" icon={isOpen ? 'bin' : 'plus'} onPress={toggle}>
              {isOpen ? `Remove ${name}` : addLabel}
            </Button>
          )}
        </div>
      }
    >
      {isOpen ? (
        children({ autoFocus: isAsked })
      ) : isEmpty ? (
        <p className={css.note}>No {name}.</p>
      ) : (
        <p className={css.summary}>
          <Name>{summary}</Name>
        </p>
      )}
      {errorMessage ? <p className={css.error}>{errorMessage}</p> : null}
    </Card>
  )
}
