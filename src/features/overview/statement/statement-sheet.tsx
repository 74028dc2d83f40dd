import { useLocale } from '#actors/environment.tsx'
import { carbonWithUnit, unitFor } from '#domain/carbon/carbon-words.ts'
import { shareOf } from '#domain/carbon/month-sums.ts'
import { type DecimalText, formatNumber, leftToRight } from '#domain/figures/numbers.ts'
import { reportFileName } from '#domain/statement/report-file-name.ts'
import { statementCsv } from '#domain/statement/statement-csv.ts'
import { useReportMargins } from '#features/overview/use-report-margins.ts'
import { t } from '#messages/message.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { Button } from '#ui/basics/button.tsx'
import { saveFile } from '#ui/basics/save-file.ts'
import { type Share, StackedBar } from '#ui/figures/stacked-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import type { RecordedStatement } from './compute-statement.ts'
import * as css from './statement.css.ts'
import { StatementFigures } from './statement-figures.tsx'
import { StatementNotes } from './statement-notes.tsx'
import { StatementTable } from './statement-table.tsx'

const nameOf = ({ about, period }: CarbonStatement) => reportFileName('carbon-statement', about.name, period)

/**
 * Download options of a statement. The records file contains exactly the bytes that the fingerprint is computed from.
 */
const statementFiles = [
  {
    label: t('Save as CSV'),
    save: ({ statement }: RecordedStatement) =>
      saveFile(statementCsv(statement), `${nameOf(statement)}.csv`, 'text/csv'),
  },
  {
    label: t('Save as CSV for Excel'),
    save: ({ statement }: RecordedStatement) =>
      saveFile(statementCsv(statement, 'excel'), `${nameOf(statement)}-excel.csv`, 'text/csv'),
  },
  {
    label: t('Save as JSON'),
    save: ({ statement }: RecordedStatement) =>
      saveFile(`${JSON.stringify(statement, null, 2)}\n`, `${nameOf(statement)}.json`, 'application/json'),
  },
  {
    label: t('Save records'),
    save: ({ statement, records }: RecordedStatement) =>
      saveFile(records, `${nameOf(statement)}-records.jsonl`, 'application/jsonl'),
  },
] as const

/** Returns a percentage: "94.4 %". A share that would round to 0 becomes "<0.1 %". */
function shareInWords(share: DecimalText, locale: string) {
  const isTiny = Number(share) > 0 && Number(share) < 0.05
  const words = formatNumber(isTiny ? 0.1 : share, locale, { min: 1, max: 1 })
  return leftToRight(`${isTiny ? '<' : ''}${words}\u00a0%`)
}

/** Returns each family's share of the CO₂e avoided. A family without a share has its amount as text. */
function sharesOf({ families, totals }: CarbonStatement, locale: string): Share[] {
  const unit = unitFor(...families.map(({ avoidedKg }) => avoidedKg ?? '0'))
  const whole = { carbon: totals.avoidedKg ?? '0', emitted: totals.moreThanNewKg }
  return families.map(({ family, name, avoidedKg }) => {
    const share = avoidedKg === null ? null : shareOf(avoidedKg, whole)
    return {
      id: family,
      family,
      name,
      amount: avoidedKg === null ? null : Number(avoidedKg),
      text: share === null ? carbonWithUnit(avoidedKg, locale, unit) : shareInWords(share, locale),
    }
  })
}

/** A carbon statement for screen and paper, with buttons to print and save it. */
export function StatementSheet(made: RecordedStatement) {
  const { statement } = made
  const locale = useLocale()
  useReportMargins(t('Carbon statement'), statement)
  return (
    <>
      <div className={`${css.ways} ${screenOnly}`}>
        <Button variant="primary" onPress={() => window.print()}>
          {t('Print')}
        </Button>
        {statementFiles.map(({ label, save }) => (
          <Button key={label} icon="download" onPress={() => save(made)}>
            {label}
          </Button>
        ))}
      </div>
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
