import { type ReactNode, useState } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

export type FieldGroupProps<Values> = {
  value: Values
  onChange: (value: Values) => void
  /** Errors by field; fields of a group have keys such as `address.city`. */
  errors: Readonly<Record<string, string>>
  isReadOnly?: boolean
  /** True if the values differ from the saved ones. If set, saved values are collapsed to one line. */
  isUnsaved?: boolean
}

/**
 * Group of optional fields, hidden until the user adds them.
 *
 * - One button adds and removes the fields, so that it keeps the focus. After adding, the first field takes the focus
 *   (`autoFocus`).
 * - With a `summary`, saved fields are collapsed to it until the user expands them or they need attention.
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
  /** Clears all fields; undefined if they are read-only. */
  onRemove: (() => void) | undefined
  errorMessage: string | undefined
  /** Values on one line; empty for fields that never collapse. */
  summary: string
  /** True for invalid or unsaved fields, which stay expanded. */
  mustShow: boolean
  children: (how: { autoFocus: boolean }) => ReactNode
}) {
  const isFoldable = summary !== '' && !mustShow && !isEmpty
  const [isOpen, setOpen] = useState(!isEmpty && !isFoldable)
  const [isAsked, setAsked] = useState(false)
  // Opens for later values, such as those of a draft. Stays open when the user clears the fields.
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
