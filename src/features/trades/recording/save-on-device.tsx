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

/** Button to stop waiting for a lost response. Visible while the app looks for the record on the server. */
export function SaveOnDevice({ form: { record, saveOnDevice } }: { form: Pick<TradeForm, 'record' | 'saveOnDevice'> }) {
  const worksOffline = useWorksOffline()
  const isLooking = useSelector(record, snapshot => snapshot.hasTag('looking'))
  if (!worksOffline || !isLooking) return null
  return (
    <Button icon="device" onPress={saveOnDevice}>
      {t('Save on this device')}
    </Button>
  )
}
