import { useState } from 'react'
import { useEnvironment, useUser } from '#actors/environment.tsx'
import { createSellerRecords } from '#actors/lists/seller-records.ts'
import { registerTitle } from '#domain/register/register-words.ts'
import { type ReportProps, ReportScreen } from '#features/reports/report-screen.tsx'
import { t } from '#messages/message.ts'
import { LoadedPart } from '#patterns/loading/loaded-part.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { paperOnly } from '#ui/layout/print.css.ts'
import { loadRegister } from './load-register.ts'
import { PrintedRegister } from './printed-register.tsx'
import * as css from './register.css.ts'
import { RegisterContent } from './register-content.tsx'
import type { Printing } from './register-paper.tsx'

const NoPurchases = () => (
  <Card>
    <EmptyState icon="transactions" title={t('No purchases in this period')}>
      {t('The register lists the purchases of a business. Choose another period.')}
    </EmptyState>
  </Card>
)

/** Screen of a register of acquisitions. The screen needs all pages of the period, and the records of the sellers. */
export function RegisterScreen(props: ReportProps) {
  const environment = useEnvironment()
  const user = useUser()
  const { now } = environment
  const [readSellers] = useState(() => createSellerRecords(environment, user))
  const [printing, setPrinting] = useState<Printing | null>(null)
  return (
    <>
      <div className={css.screen}>
        <ReportScreen
          {...props}
          title={registerTitle}
          lackingNote={permission => t('To create a register, you need the permission {permission}.', { permission })}
          waitingNote={t('The register appears after all pages have loaded.')}
        >
          {(about, days, { version, trades, unreadable, readAt }) => (
            <LoadedPart
              key={version}
              label={t('Creating register')}
              load={signal => loadRegister({ about, days, unreadable, trades: trades() }, readSellers, signal)}
            >
              {loaded =>
                loaded.register.sums.count === 0 ? (
                  <NoPurchases />
                ) : (
                  <RegisterContent
                    loaded={loaded}
                    onPrint={reason => setPrinting({ about, loaded, reason, at: now(), readAt })}
                  />
                )
              }
            </LoadedPart>
          )}
        </ReportScreen>
      </div>
      {printing ? (
        <PrintedRegister key={printing.at} printing={printing} onEnd={() => setPrinting(null)} />
      ) : (
        <p className={paperOnly}>{t('Printing the register requires a reason. Use the Print button on the screen.')}</p>
      )}
    </>
  )
}
