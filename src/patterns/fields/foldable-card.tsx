import { type ReactNode, useState } from 'react'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'
import {
  addGroupLabel,
  emptyGroupNote,
  type FieldGroup,
  hideGroupLabel,
  removeGroupLabel,
  showGroupLabel,
} from './foldable-words.ts'

export type FieldGroupProps<Values> = {
  value: Values
  onChange: (value: Values) => void
  /** Error messages by field name. Names of nested fields have a prefix, such as `address.city`. */
  errors: Readonly<Record<string, string>>
  isReadOnly?: boolean
  /**
   * True if the values differ from the saved ones, false if they are saved. If defined, saved values are collapsed to
   * one line.
   */
  isUnsaved?: boolean
}

/**
 * Group of optional fields, hidden until the user adds them.
 *
 * - One button adds and removes the fields, so it can keep the focus. After adding, the first field takes the focus
 *   (`autoFocus`).
 * - With a `summary`, saved fields are collapsed to that line, unless they are invalid or unsaved, or the user expands
 *   them.
 */
export function FoldableCard({
  kind,
  isEmpty,
  onRemove,
  errorMessage,
  summary,
  mustShow,
  children,
}: {
  kind: FieldGroup
  isEmpty: boolean
  /** Clears all fields; undefined if the fields are read-only. */
  onRemove: (() => void) | undefined
  errorMessage: string | undefined
  /** Values on one line; empty for fields that must not collapse. */
  summary: string
  /** True if fields are invalid or unsaved, so that they stay expanded. */
  mustShow: boolean
  children: (how: { autoFocus: boolean }) => ReactNode
}) {
  const isFoldable = summary !== '' && !mustShow && !isEmpty
  const [isOpen, setOpen] = useState(!isEmpty && !isFoldable)
  const [autoFocus, setAutoFocus] = useState(false)
  // Expands when values arrive later, for example from a draft. Stays open when the user clears the fields.
  if (!isEmpty && !isOpen && !isFoldable) setOpen(true)
  const toggle = () => {
    setOpen(!isOpen)
    setAutoFocus(!isOpen)
    if (isOpen) onRemove?.()
  }
  return (
    <Card
      title={kind === 'address' ? t('Address') : t('Bank details')}
      actions={
        <div className={css.actions}>
          {isFoldable ? (
            <Button variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
              {isOpen ? hideGroupLabel(kind) : showGroupLabel(kind)}
            </Button>
          ) : null}
          {!onRemove || (isFoldable && !isOpen) ? null : (
            <Button icon={isOpen ? 'bin' : 'plus'} onPress={toggle}>
              {isOpen ? removeGroupLabel(kind) : addGroupLabel(kind)}
            </Button>
          )}
        </div>
      }
    >
      {isOpen ? (
        children({ autoFocus })
      ) : isEmpty ? (
        <p className={css.note}>{emptyGroupNote(kind)}</p>
      ) : (
        <p className={css.summary}>
          <Name>{summary}</Name>
        </p>
      )}
      {errorMessage ? <p className={css.error}>{errorMessage}</p> : null}
    </Card>
  )
}
