import { useSelector } from '@xstate/react'
import { use } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { LeaveContext } from './leave-context.ts'

/** The question itself. It belongs on each screen that has unsaved work, and comes with it: others never ask. */
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
