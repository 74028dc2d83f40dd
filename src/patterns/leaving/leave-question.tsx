import { useSelector } from '@xstate/react'
import { use } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { LeaveContext } from './leave-context.ts'

/** The question before unsaved work is left. To be shown by each screen that can have unsaved work. */
export function LeaveQuestion() {
  const { leaving } = use(LeaveContext)
  const isAsked = useSelector(leaving ?? undefined, snapshot => snapshot?.hasTag('asking') ?? false)
  return (
    <ConfirmDialog
      isOpen={isAsked}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => leaving?.send({ type: 'leaving.confirm' })}
      onCancel={() => leaving?.send({ type: 'leaving.stay' })}
    >
      What you changed here is not saved, and will be lost.
    </ConfirmDialog>
  )
}
