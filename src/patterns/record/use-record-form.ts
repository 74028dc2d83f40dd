import { useEnvironment, useUser } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { calledRecordMachine, type RecordValues } from '#actors/records/record.actor.ts'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { kindCalls } from './kind-calls.ts'
import type { RecordForm } from './record-form.ts'
import type { RecordKind } from './record-kind.ts'
import { outcomeToast } from './save-outcome.ts'

/**
 * The form of a record that has fields only; `id` is null for a new one. A save that is under way when the screen is left is
 * finished in the background, and a toast tells its outcome. `kind` is read once, and so is `loaded`: the values of a saved
 * record, when they are known already.
 */
export function useRecordForm<Values extends RecordValues>(
  kind: RecordKind<Values>,
  id: string | null,
  loaded?: Values,
): RecordForm<Values> {
  const environment = useEnvironment()
  const api = useApi()
  const user = useUser()
  const record = useBackgroundWork(() => {
    const actor = makeActor(environment, calledRecordMachine(kindCalls(kind, api)), {
      input: { id, values: kind.blank(user, api), loaded, check: kind.check },
    })
    return {
      actor,
      subject: id,
      isUnderWay: () => actor.getSnapshot().hasTag('saving'),
      conclude: () => toast(outcomeToast(kind.noun, actor.getSnapshot().context)),
    }
  })
  return { record, save: () => record.send({ type: 'record.save' }) }
}
