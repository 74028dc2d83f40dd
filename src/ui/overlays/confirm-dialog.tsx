import type { ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { Alert } from '#ui/feedback/alert.tsx'
import { Form } from '#ui/fields/form.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Dialog, DialogActions } from './dialog.tsx'

/**
 * Asks before something that cannot be undone. With a `phrase`, Confirm stays disabled until exactly that was typed. It
 * has no state of its own: the caller says whether it is open, what was typed, what is under way and what failed.
 */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  phrase,
  typed = '',
  onType,
  confirmLabel = 'Confirm',
  cancelLabel = 'Cancel',
  isPending = false,
  errorMessage,
  onConfirm,
  onCancel,
}: {
  isOpen: boolean
  title: string
  children: ReactNode
  phrase?: string
  typed?: string
  onType?: (text: string) => void
  confirmLabel?: string
  cancelLabel?: string
  isPending?: boolean
  /** Why it did not work; Confirm tries again. */
  errorMessage?: string
  onConfirm: () => void
  onCancel: () => void
}) {
  const isSure = phrase === undefined || typed === phrase
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} role="alertdialog" size="small" isLocked={isPending}>
      <p>{children}</p>
      <Form
        onSubmit={() => {
          if (isSure && !isPending) onConfirm()
        }}
      >
        {phrase === undefined ? null : (
          <TextField
            label={
              <>
                Type <strong>{phrase}</strong>
              </>
            }
            value={typed}
            onChange={onType}
            isReadOnly={isPending}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
            takesFocus
          />
        )}
        {errorMessage ? <Alert kind="bad">{errorMessage}</Alert> : null}
        <DialogActions>
          <Button variant="quiet" onPress={onCancel} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button type="submit" variant="danger" isDisabled={!isSure} isPending={isPending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
