import { use } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { LeaveContext } from './leave-context.ts'

/** Dialog about unsaved work. Render it in each screen that can have unsaved work. */
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
