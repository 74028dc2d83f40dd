import { useCallback } from 'react'
import { waitFor } from 'xstate'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { outboxMarker } from '#actors/outbox/outbox-marker.ts'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import { toProblem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Returns the function that signs the user out. The function first prompts about unsaved work and unsent records. */
export function useSignOut(): () => void {
  const environment = useEnvironment()
  const { id } = useUser()
  const leave = useLeave()
  return useCallback(() => {
    const signOut = () => environment.session.send({ type: 'signOut.request' })
    const ask = async () => {
      try {
        const { actor, askBeforeSignOut } = await outboxOf(environment)
        const { context } = await waitFor(actor, snapshot => !snapshot.hasTag('opening'))
        // The browser might have deleted the records, but not their mark.
        if (context.entries.length === 0) signOut()
        else askBeforeSignOut()
      } catch (error) {
        toast({ kind: 'error', title: t('You are still signed in'), description: toProblem(error).message })
      }
    }
    leave(() => {
      if (outboxMarker.isFor(environment.realm, id)) void ask()
      else signOut()
    }, 'closing')
  }, [environment, id, leave])
}
