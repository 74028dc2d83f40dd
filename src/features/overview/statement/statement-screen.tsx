import { type ReportProps, ReportScreen } from '#features/overview/report-screen.tsx'
import { t } from '#messages/message.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import { Logo } from '#ui/basics/logo.tsx'
import { Name } from '#ui/basics/name.tsx'
import { paperOnly } from '#ui/layout/print.css.ts'
import { ComputedStatement } from './computed-statement.tsx'
import * as css from './statement.css.ts'

export type StatementScreenProps = ReportProps & { isOwnList?: boolean }

const Letterhead = ({ about: { name, address } }: { about: StatementAbout }) => (
  <div className={`${css.letterhead} ${paperOnly}`}>
    <Logo />
    <address className={css.address}>
      <strong>
        <Name>{name}</Name>
      </strong>
      {address.map(line => (
        <div key={line}>
          <Name>{line}</Name>
        </div>
      ))}
    </address>
  </div>
)

/** Screen of a carbon statement. Printing and saving need all pages of the period. */
export const StatementScreen = ({ isOwnList = false, ...props }: StatementScreenProps) => (
  <>
    {props.about ? <Letterhead about={props.about} /> : null}
    <ReportScreen
      {...props}
      title={t('Carbon statement')}
      lackingNote={permission =>
        t('A statement needs the permission {permission}, which you do not have.', { permission })
      }
      waitingNote={t('The statement appears after all pages have loaded.')}
    >
      {(about, days, reading) => (
        <ComputedStatement key={reading.version} {...reading} {...{ about, days, isOwnList }} />
      )}
    </ReportScreen>
  </>
)
