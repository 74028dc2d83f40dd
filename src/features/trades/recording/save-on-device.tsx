import { useSelector } from '@xstate/react'
import { useIsConnected } from '#actors/device/is-connected.ts'
import { useWorksOffline } from '#actors/outbox/outbox-service.ts'
import type { TradeForm } from '#features/trades/use-trade-form.ts'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { Button } from '#ui/basics/button.tsx'

/** Returns the label of the submit button if it saves on this device; otherwise undefined. */
export function useSaveLabel(entry: OutboxEntry | null): string | undefined {
  const isOnline = useIsConnected()
  const worksOffline = useWorksOffline()
  if (!isOnline && worksOffline) return t('Save on this device')
  return entry ? t('Save and send') : undefined
}

/**
 * Button to stop waiting for the server. Visible while a request is slow, while the app searches for the record, and
 * until it is known whether the server has the record.
 */
export function SaveOnDevice({ form: { record, saveOnDevice } }: { form: Pick<TradeForm, 'record' | 'saveOnDevice'> }) {
  const worksOffline = useWorksOffline()
  const isUseful = useSelector(
    record,
    snapshot => snapshot.hasTag('slow') || snapshot.hasTag('looking') || snapshot.context.problem?.mayBeDone === true,
  )
  if (!worksOffline || !isUseful) return null
  return (
    <Button icon="device" onPress={saveOnDevice}>
      {t('Save on this device')}
    </Button>
  )
}
