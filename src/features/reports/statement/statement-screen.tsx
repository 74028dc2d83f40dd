import { Letterhead } from '#features/reports/letterhead.tsx'
import { type ReportProps, ReportScreen } from '#features/reports/report-screen.tsx'
import { t } from '#messages/message.ts'
import { ComputedStatement } from './computed-statement.tsx'

export type StatementScreenProps = ReportProps & { isOwnList?: boolean }

/** Screen of a carbon statement. Printing and saving need all pages of the period. */
export const StatementScreen = ({ isOwnList = false, ...props }: StatementScreenProps) => (
  <>
    {props.about ? <Letterhead {...props.about} leads="mark" /> : null}
    <ReportScreen
      {...props}
      title={t('Carbon statement')}
      lackingNote={permission => t('To create a statement, you need the permission {permission}.', { permission })}
      waitingNote={t('The statement appears after all pages have loaded.')}
    >
      {(about, days, reading) => (
        <ComputedStatement key={reading.version} {...reading} {...{ about, days, isOwnList }} />
      )}
    </ReportScreen>
  </>
)
