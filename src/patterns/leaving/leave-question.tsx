import { use } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { LeaveContext } from './leave-context.ts'

/** The question before unsaved work is left. To be shown by each screen that can have unsaved work. */
export function LeaveQuestion() {
  const { isOpen, onLeave, onStay } = use(LeaveContext).question
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Leave without saving?"
      labels={{ confirm: 'Leave', cancel: 'Stay' }}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      Unsaved changes will be lost.
    </ConfirmDialog>
  )
}
