import { useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { createSellerRecords } from '#actors/lists/seller-records.ts'
import { registerTitle } from '#domain/register/register-words.ts'
import { type ReportProps, ReportScreen } from '#features/overview/report-screen.tsx'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { loadRegister } from './load-register.ts'
import { RegisterContent } from './register-content.tsx'

const NoPurchases = () => (
  <Card>
    <EmptyState icon="transactions" title={t('No purchases in this period')}>
      {t('The register lists the purchases of a business. Choose another period.')}
    </EmptyState>
  </Card>
)

/** Screen of a register of acquisitions. It needs all pages of the period, and the records of the sellers. */
export function RegisterScreen(props: ReportProps) {
  const environment = useEnvironment()
  const user = useUser()
  const [readSellers] = useState(() => createSellerRecords(environment, user))
  return (
    <ReportScreen
      {...props}
      title={registerTitle}
      lackingNote={permission =>
        t('A register needs the permission {permission}, which you do not have.', { permission })
      }
      waitingNote={t('The register appears after all pages have loaded.')}
    >
      {(about, days, { version, trades, unreadable }) => (
        <LoadedPart
          key={version}
          label={t('Creating the register')}
          load={signal => loadRegister({ about, days, unreadable, trades: trades() }, readSellers, signal)}
        >
          {loaded => (loaded.register.sums.count === 0 ? <NoPurchases /> : <RegisterContent loaded={loaded} />)}
        </LoadedPart>
      )}
    </ReportScreen>
  )
}
