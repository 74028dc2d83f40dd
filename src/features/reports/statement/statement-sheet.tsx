import { useLocale } from '#actors/environment.tsx'
import { carbonWithUnit, unitFor } from '#domain/carbon/carbon-words.ts'
import { shareOf } from '#domain/carbon/month-sums.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { reportFileName } from '#domain/statement/report-file-name.ts'
import { statementCsv } from '#domain/statement/statement-csv.ts'
import { ReportFiles } from '#features/reports/report-files.tsx'
import { useReportMargins } from '#features/reports/use-report-margins.ts'
import { t } from '#messages/message.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { type Share, StackedBar } from '#ui/figures/stacked-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { RecordedStatement } from './compute-statement.ts'
import * as css from './statement.css.ts'
import { StatementFigures } from './statement-figures.tsx'
import { StatementNotes } from './statement-notes.tsx'
import { StatementTable } from './statement-table.tsx'

/** Returns a percentage: "94.4 %". A share that would round to 0 becomes "<0.1 %". */
function shareInWords(share: DecimalText, locale: string) {
  const isTiny = Number(share) > 0 && Number(share) < 0.05
  const words = formatNumber(isTiny ? 0.1 : share, locale, { min: 1, max: 1 })
  return leftToRight(`${isTiny ? '<' : ''}${words}\u00a0%`)
}

/** Returns each family's share of the CO₂e avoided. A family without a share has its amount as text. */
function sharesOf({ families, totals }: CarbonStatement, locale: string): Share[] {
  const unit = unitFor(...families.map(({ avoidedKg }) => avoidedKg ?? '0'))
  const total = { carbon: totals.avoidedKg ?? '0', emitted: totals.moreThanNewKg }
  return families.map(({ family, name, avoidedKg }) => {
    const share = avoidedKg === null ? null : shareOf(avoidedKg, total)
    return {
      id: family,
      family,
      name,
      amount: avoidedKg === null ? null : Number(avoidedKg),
      text: share === null ? carbonWithUnit(avoidedKg, locale, unit) : shareInWords(share, locale),
    }
  })
}

/** A carbon statement for screen and paper, with its files. */
export function StatementSheet({ statement, records }: RecordedStatement) {
  const { about, period } = statement
  const locale = useLocale()
  useReportMargins(t('Carbon statement'), statement)
  return (
    <>
      <ReportFiles
        name={reportFileName('carbon-statement', about.name, period)}
        csv={format => statementCsv(statement, format)}
        report={statement}
        records={records}
      />
      <div className={css.sheet}>
        <Card>
          <StatementFigures statement={statement} />
          <StackedBar label={t('CO₂e by family')} shares={sharesOf(statement, locale)} isInline />
        </Card>
        <Card isFlush>
          <StatementTable statement={statement} />
        </Card>
        <Card>
          <StatementNotes statement={statement} />
        </Card>
      </div>
    </>
  )
}
