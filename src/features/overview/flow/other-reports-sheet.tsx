import { useLocale } from '#actors/environment.tsx'
import { exact, exactText } from '#domain/carbon/carbon.ts'
import { monthInWords } from '#domain/figures/date-words.ts'
import { type DecimalText, formatNumber } from '#domain/figures/numbers.ts'
import { type AskedFigure, type OtherReport, otherReports, type SpanWeights } from '#domain/flow/other-reports.ts'
import { useReportMargins } from '#features/overview/use-report-margins.ts'
import { t } from '#messages/message.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Button } from '#ui/basics/button.tsx'
import { Name } from '#ui/basics/name.tsx'
import { Card } from '#ui/layout/card.tsx'
import { screenOnly } from '#ui/layout/print.css.ts'
import { Column, Table, TableBody, TableHead } from '#ui/table/table.tsx'
import { Cell, Row, RowHead } from '#ui/table/table-row.tsx'
import * as css from './other-reports-sheet.css.ts'
import { quarterInWords } from './span-rows.ts'

/** Formats kg as tonnes, to the kilogram. */
const inTonnes = (kg: DecimalText, locale: string) =>
  formatNumber(exactText(exact(kg).times('0.001')), locale, { min: 3 })

function AskedFigures({ label, figures }: { label: string; figures: readonly AskedFigure[] }) {
  const locale = useLocale()
  return (
    <Table label={label} isCompact>
      <TableHead>
        <Column>{t('Asked for')}</Column>
        <Column>{t('Number')}</Column>
        <Column>{t('From')}</Column>
        <Column unit="t">{t('Weight')}</Column>
      </TableHead>
      <TableBody>
        {figures.map(({ number, asked, kg, source }) => (
          <Row key={`${number} ${asked}`}>
            <RowHead>{asked}</RowHead>
            <Cell label={t('Number')} kind="code">
              {number}
            </Cell>
            <Cell label={t('From')}>{source}</Cell>
            <Cell label={t('Weight t')} isNumeric>
              {kg === null ? t('unknown') : inTonnes(kg, locale)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  )
}

/** Returns "Q3 2026", "Jan – Jun 2026" or "2026"; with a note if the period contains only a part of it. */
function spanInWords({ id, isWhole }: SpanWeights['spans'][number], locale: string): string {
  const [year = '', part] = id.split('-')
  const ends = [`${year}-01`, `${year}-06`].map(month => monthInWords(month, locale, false).label)
  const name = part === undefined ? id : part === 'H1' ? `${ends.join(' – ')} ${year}` : quarterInWords(id)
  return isWhole ? name : t('{span}, in part', { span: name })
}

function SpanFigures({ label, table: { spans, rows, totals } }: { label: string; table: SpanWeights }) {
  const locale = useLocale()
  const heads = spans.map(span => ({ id: span.id, name: spanInWords(span, locale) }))
  const hasNames = rows.some(({ name }) => name !== null)
  const weights = (kg: readonly DecimalText[]) =>
    heads.map(({ id, name }, at) => (
      <Cell key={id} label={`${name} t`} isNumeric>
        {inTonnes(kg[at] ?? '0', locale)}
      </Cell>
    ))
  return (
    <Table label={label} isCompact>
      <TableHead>
        <Column>{hasNames ? t('Material') : t('GW code')}</Column>
        {heads.map(({ id, name }) => (
          <Column key={id} unit="t">
            {name}
          </Column>
        ))}
      </TableHead>
      <TableBody>
        {rows.map(({ name, gwCode, kg }) => (
          <Row key={JSON.stringify([name, gwCode])}>
            <RowHead detail={hasNames ? (gwCode ?? '–') : undefined}>
              <Name>{hasNames ? (name ?? t('Without a name')) : (gwCode ?? t('No GW code'))}</Name>
            </RowHead>
            {weights(kg)}
          </Row>
        ))}
        <Row>
          <RowHead>{t('Total')}</RowHead>
          {weights(totals)}
        </Row>
      </TableBody>
    </Table>
  )
}

function Report({ report: { name, figures, table, missing } }: { report: OtherReport }) {
  const title = t('Figures for {report}', { report: name })
  return (
    <Card title={title} isFlush>
      {table ? <SpanFigures label={title} table={table} /> : <AskedFigures label={title} figures={figures} />}
      <div className={css.missing}>
        <h3 className={css.head}>{t('Missing')}</h3>
        <ul className={css.list}>
          {missing.map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

export const othersTitle = t('Figures for other reports')

/** Figures that a material-flow report has for other reports, and what the records lack for each of them. */
export function OtherReports({ flow }: { flow: MaterialFlow }) {
  useReportMargins(othersTitle, flow)
  return (
    <>
      <div className={screenOnly}>
        <Button variant="primary" icon="printer" onPress={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <p className={css.about}>
        {t(
          'These figures come from the records of this material flow. They do not confirm compliance with any report.',
        )}
      </p>
      {otherReports(flow).map(report => (
        <Report key={report.id} report={report} />
      ))}
    </>
  )
}
