import { useState } from 'react'
import { useEnvironment, usePreference, useUser } from '#actors/environment.tsx'
import { totalsOf } from '#domain/carbon/totals.ts'
import { tradeOf } from '#domain/outbox/outbox-entry.ts'
import { noTradeDetails } from '#features/trades/reading/party-details.ts'
import { PrintedSlip, PrintSlip } from '#features/trades/reading/printed-slip.tsx'
import { ShareSlip } from '#features/trades/reading/share-slip.tsx'
import { SlipRoll } from '#features/trades/reading/slip-roll.tsx'
import { t } from '#messages/message.ts'
import type { OutboxEntry } from '#schemas/outbox.ts'
import { Dialog, DialogActions } from '#ui/overlays/dialog.tsx'
import * as css from './outbox.css.ts'

/** Dialog with the slip of a record that the server does not have yet. */
export function UnsentSlip({ entry, onClose }: { entry: OutboxEntry; onClose: () => void }) {
  const { now } = useEnvironment()
  const { name: by } = useUser()
  const [size, setSize] = usePreference('slipSize')
  const [at] = useState(() => new Date(now()).toISOString())
  const trade = tradeOf(entry)
  const slip = { trade, totals: totalsOf(entry.lines), details: noTradeDetails, readAt: null }
  return (
    <>
      <Dialog isOpen onClose={onClose} title={t('Provisional slip')}>
        <div className={css.paper}>
          <SlipRoll {...slip} printed={{ at, by }} />
        </div>
        <DialogActions>
          <ShareSlip {...slip} />
          <PrintSlip size={size} onSize={setSize} />
        </DialogActions>
      </Dialog>
      <PrintedSlip size={size} {...slip} />
    </>
  )
}
