import type { ReactNode } from 'react'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Form } from '#ui/fields/form.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

/**
 * Confirmation of an irreversible action. `field` is an input that the user must fill in first, such as a {@link
 * PhraseField}.
 */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  field,
  labels,
  isPending = false,
  onConfirm,
  onCancel,
}: {
  isOpen: boolean
  title: string
  children: ReactNode
  field?: ReactNode
  labels?: { confirm?: string; cancel?: string }
  isPending?: boolean
  onConfirm: (() => void) | undefined
  onCancel: () => void
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} role="alertdialog" size="small" isLocked={isPending}>
      <p>{children}</p>
      <Form
        onSubmit={() => {
          if (!isPending) onConfirm?.()
        }}
      >
        {field}
        <DialogActions>
          <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
            {labels?.cancel ?? t('Cancel')}
          </Button>
          <Button type="submit" variant="danger" isDisabled={!onConfirm} isPending={isPending}>
            {labels?.confirm ?? t('Confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}

export function PhraseField({
  phrase,
  typed,
  isReadOnly,
  errorMessage,
  onType,
}: {
  phrase: string
  typed: string
  isReadOnly: boolean
  errorMessage: string | undefined
  onType: (text: string) => void
}) {
  return (
    <>
      <TextField
        label={rich('Type <strong>{phrase}</strong>', { phrase, strong: text => <strong>{text}</strong> })}
        value={typed}
        onChange={onType}
        readOnly={isReadOnly}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        autoFocus
      />
      {errorMessage ? <Alert kind="bad">{errorMessage}</Alert> : null}
    </>
  )
}
