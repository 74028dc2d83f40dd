import { useLocale } from '#actors/environment.tsx'
import { countInWords } from '#domain/figures/counts.ts'
import { dayWithYear, rangeInWords, secondInWords } from '#domain/figures/date-words.ts'
import { moneyInColumn } from '#domain/figures/money.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { offsetsInWords } from '#domain/figures/time-zones.ts'
import { hasGaps, type RegisterSums, sumsOfRows } from '#domain/register/build-register.ts'
import type { RegisterRow } from '#domain/register/register-row.ts'
import { sheetsOf } from '#domain/register/register-sheets.ts'
import { registerTitle } from '#domain/register/register-words.ts'
import { unreadableSentence } from '#domain/unreadable-words.ts'
import { isolated } from '#domain/words.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import type { StatementAbout } from '#schemas/statement.ts'
import { Name } from '#ui/basics/name.tsx'
import type { LoadedRegister } from './load-register.ts'
import { PaperRow, printedTexts } from './paper-row.tsx'
import { limitsOf } from './register-notes.tsx'
import * as css from './register-paper.css.ts'

export type Printing = {
  about: StatementAbout
  loaded: LoadedRegister
  /** Reason for the print, as entered. Nothing stores it. */
  reason: string
  /** Time of the print in epoch milliseconds. */
  at: number
  /** Time of the read in epoch milliseconds. */
  readAt: number
}

type PaperProps = Printing & { fingerprint: string | null }

/** Columns with their widths in mm. The printable width is 273 mm. */
const columns = [
  { name: t('No.'), width: 8 },
  { name: t('Date and time'), width: 32 },
  { name: t('Record'), width: 20 },
  { name: t('Seller'), width: 32 },
  { name: t('ID or registration'), width: 31 },
  { name: t('Address'), width: 44 },
  { name: t('Description'), width: 64 },
  { name: t('Weight kg'), width: 20, isNumeric: true },
  { name: t('Paid R'), width: 22, isNumeric: true },
]

function Head({ about: { name, address }, loaded: { register }, readAt }: PaperProps) {
  const locale = useLocale()
  const { period, sums } = register
  return (
    <header className={css.head}>
      <div>
        <div className={css.title}>{registerTitle}</div>
        <div className={css.muted}>
          {t('{days} · {count, plural, one {# acquisition} other {# acquisitions}} · times in {timeZone} ({offsets})', {
            days: rangeInWords(period, locale),
            count: sums.count,
            locale,
            timeZone: period.timeZone,
            offsets: offsetsInWords(period, period.timeZone),
          })}
          {' · '}
          {t('Records as of {time}', { time: `${dayWithYear(readAt, locale)}, ${secondInWords(readAt, locale)}` })}
        </div>
      </div>
      <address className={css.yard}>
        <div className={css.yardName}>
          <Name>{name}</Name>
        </div>
        <Name>{address.join(', ')}</Name>
      </address>
    </header>
  )
}

function Reason({ reason, rows }: { reason: string; rows: readonly RegisterRow[] }) {
  const locale = useLocale()
  const numbers = rows.filter(hasGaps).map(({ number }) => countInWords(number, locale))
  return (
    <div className={css.reasonRow}>
      <div>
        <span className={css.reason}>{t('Reason for printing')}</span>
        <Name>{reason}</Name>
      </div>
      <div>
        {t('Personal data. Keep this page locked away.')}{' '}
        {numbers.length > 0
          ? t('Particulars are missing in {count, plural, one {record} other {records}} {numbers}.', {
              count: numbers.length,
              numbers: listed(numbers),
            })
          : null}
      </div>
    </div>
  )
}

function SumRow({ label, sums, look }: { label: string; sums: RegisterSums; look: string }) {
  const locale = useLocale()
  return (
    <tr>
      <th scope="row" colSpan={7} className={look}>
        {label}
      </th>
      <td className={`${look} ${css.figure}`}>{formatNumber(sums.weightKg, locale)}</td>
      <td className={`${look} ${css.figure}`}>{moneyInColumn(sums.paidRand, locale)}</td>
    </tr>
  )
}

function Rows({ rows, all }: { rows: readonly RegisterRow[]; all: RegisterSums }) {
  const locale = useLocale()
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0]
  const write = (count: number) => countInWords(count, locale)
  return (
    <table className={css.table}>
      <colgroup>
        {columns.map(({ name, width }) => (
          <col key={name} style={{ width: `${width}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, isNumeric }) => (
            <th key={name} scope="col" className={isNumeric ? `${css.heading} ${css.figure}` : css.heading}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <PaperRow key={row.id} row={row} />
        ))}
      </tbody>
      <tbody>
        <SumRow
          label={t('Records {first} to {last}', { first: write(first), last: write(last) })}
          sums={sumsOfRows(rows)}
          look={css.sum}
        />
        <SumRow
          label={t('All pages: {count, plural, one {# record} other {# records}}', { count: all.count, locale })}
          sums={all}
          look={css.total}
        />
      </tbody>
    </table>
  )
}

const Signatures = ({ about, fingerprint }: PaperProps) => (
  <div className={css.end}>
    <div className={css.signature}>{t('For {name}: name, signature and date', { name: isolated(about.name) })}</div>
    <div className={css.signature}>{t('Inspected by: name, signature and date')}</div>
    <div className={css.fingerprint}>
      {fingerprint === null ? null : t('SHA-256 of the CSV file: {fingerprint}', { fingerprint })}
    </div>
  </div>
)

/** The printed register: sheets of A4 landscape. Each sheet has the reason, its sums and two signature lines. */
export function RegisterPaper(props: PaperProps) {
  const locale = useLocale()
  const { register, unreadable } = props.loaded
  const sheets = sheetsOf(register.rows, row => printedTexts(row, locale))
  const notes = [
    ...limitsOf(register.rows),
    unreadableSentence(unreadable.records, 'record', locale),
    unreadableSentence(unreadable.lines, 'line', locale),
  ]
  return sheets.map(rows => (
    <section key={rows[0]?.id} className={css.sheet}>
      <Head {...props} />
      <Reason reason={props.reason} rows={rows} />
      <Rows rows={rows} all={register.sums} />
      {rows === sheets.at(-1) ? <p className={css.notes}>{notes.filter(Boolean).join(' ')}</p> : null}
      <Signatures {...props} />
    </section>
  ))
}
