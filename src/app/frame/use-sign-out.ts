import { useCallback } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { outboxMarker } from '#actors/outbox/outbox-marker.ts'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import { toProblem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Returns the function that signs the user out. It asks about unsaved work and unsent records first. */
export function useSignOut(): () => void {
  const environment = useEnvironment()
  const { id } = useUser()
  const leave = useLeave()
  return useCallback(() => {
    const ask = async () => {
      try {
        const outbox = await outboxOf(environment)
        outbox.askBeforeSignOut()
      } catch (error) {
        toast({ kind: 'error', title: t('You are still signed in'), description: toProblem(error).message })
      }
    }
    leave(() => {
      if (outboxMarker.isFor(environment.realm, id)) void ask()
      else environment.session.send({ type: 'signOut.request' })
    })
  }, [environment, id, leave])
}
