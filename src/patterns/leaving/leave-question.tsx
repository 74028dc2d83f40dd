import { use } from 'react'
import { t } from '#messages/message.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { LeaveContext } from './leave-context.ts'

/** Dialog about unsaved work. Render it in each screen that can have unsaved work. */
export function LeaveQuestion() {
  const { isOpen, isSaving, onLeave, onStay } = use(LeaveContext).question
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={isSaving ? t('Leave while saving?') : t('Leave without saving?')}
      labels={{ confirm: t('Leave'), cancel: t('Stay') }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {isSaving ? t('Saving continues. A message will show the result.') : t('Unsaved changes will be lost.')}
    </ConfirmDialog>
  )
}
