import { useCallback } from 'react'
import { waitFor } from 'xstate'
import { loadNamesOf } from '#actors/drafts/draft-lifetime.ts'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { outboxMarker } from '#actors/outbox/outbox-marker.ts'
import { outboxOf } from '#actors/outbox/outbox-service.ts'
import { createListeners } from '#domain/listeners.ts'
import { toProblem } from '#domain/problem.ts'
import { t } from '#messages/message.ts'
import { useLeave } from '#patterns/leaving/leave-context.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Questions before a sign-out that deletes held loads. The listener gets the function that continues. */
export const heldLoadsQuestion = createListeners<[signOut: () => void]>()

/**
 * Returns the function that signs the user out. The function first prompts about held loads, unsaved work and unsent
 * records.
 */
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
    const proceed = () => {
      if (outboxMarker.isFor(environment.realm, id)) void ask()
      else signOut()
    }
    // Asks about unsaved work last, because *Leave* discards that work.
    const leaveAndProceed = () => leave(proceed, 'closing')
    if (loadNamesOf(id).length > 0) heldLoadsQuestion.notify(leaveAndProceed)
    else leaveAndProceed()
  }, [environment, id, leave])
}
