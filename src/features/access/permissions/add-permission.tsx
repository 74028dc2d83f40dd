import { type KeyboardEvent, useRef, useState } from 'react'
import { addTyped, typedFault } from '#domain/permissions/permission-changes.ts'
import { t } from '#messages/message.ts'
import { Button } from '#ui/basics/button.tsx'
import { usePendingField } from '#ui/fields/pending-fields.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import * as css from './permission-tree.css.ts'

/** Field for a typed permission. Submitting the form adds the text first; invalid text blocks the submit. */
export function AddPermission({
  value,
  mayGrant,
  onAdd,
}: {
  value: readonly string[]
  mayGrant: (value: string) => boolean
  onAdd: (added: string, value: string[]) => void
}) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const root = useRef<HTMLDivElement>(null)

  /** Adds the typed text. Returns false if it is invalid. */
  function add(): boolean {
    const typed = text.trim()
    const wrong =
      typedFault(value, typed) ??
      (mayGrant(typed) ? null : t('You can’t assign {permission} because you don’t have it', { permission: typed }))
    setFault(wrong ?? '')
    if (wrong !== null) return false
    setText('')
    onAdd(typed, addTyped(value, typed))
    return true
  }

  const flush = () => {
    if (text.trim() === '' || value.includes(text.trim())) {
      setText('')
      return true
    }
    if (add()) return true
    root.current?.querySelector('input')?.focus()
    return false
  }
  usePendingField(root, text !== '', flush, { until: 'send', mayChange: true })

  return (
    <div
      ref={root}
      className={css.add}
      onKeyDownCapture={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={t('Permission')}
        value={text}
        placeholder="transactions.*"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        errorMessage={fault}
        description={t(
          'For wildcards and unlisted permissions. A * matches one part, or all remaining parts at the end.',
        )}
        onChange={typed => {
          setText(typed)
          setFault('')
        }}
      />
      <div className={css.addButton}>
        <Button icon="plus" onPress={add}>
          {t('Add permission')}
        </Button>
      </div>
    </div>
  )
}
