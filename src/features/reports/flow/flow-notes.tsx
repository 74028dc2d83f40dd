import { useLocale } from '#actors/environment.tsx'
import { countOf } from '#domain/figures/counts.ts'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { offsetsInWords } from '#domain/figures/time-zones.ts'
import { creationInWords, Note, Signature } from '#features/reports/report-notes.tsx'
import * as css from '#features/reports/statement/statement.css.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import type { MaterialFlow } from '#schemas/flow.ts'

const aboutFingerprint = (fingerprint: string) =>
  rich(
    'Fingerprint of the figures: <code>{fingerprint}</code>. It is the SHA-256 hash of the saved records. Reports with the same records and period have the same fingerprint.',
    { fingerprint, code: text => <span className={css.code}>{text}</span> },
  )

/** Returns the sentence about the weight that the carbon statement of the period also contains. */
const agreementOf = ({ about, totals }: MaterialFlow, locale: string) =>
  about.kind === 'business'
    ? t('“Bought” equals the weight in the carbon statement for this period: {weight}.', {
        weight: formatWeight(totals.boughtKg, locale),
      })
    : t('“Collected” equals the weight in the carbon statement for this period: {weight}.', {
        weight: formatWeight(totals.collectedKg, locale),
      })

/** Notes of a report: calculation, limits, period, author, creation time and fingerprint, and the signature on paper. */
export function FlowNotes({ flow }: { flow: MaterialFlow }) {
  const locale = useLocale()
  const { about, period, made, records, filter, method, limits, fingerprint } = flow
  const { timeZone } = period
  return (
    <div className={css.notes}>
      <Note title={t('Calculation')}>
        <p>{method.join(' ')}</p>
        {filter ? null : <p>{agreementOf(flow, locale)}</p>}
      </Note>
      <Note title={t('Limits')}>
        <p>{limits.join(' ')}</p>
      </Note>
      <Note title={t('This report')}>
        <p>
          {t('Period: {days}, in the time zone {timeZone} ({offsets}).', {
            days: rangeInWords(period, locale),
            timeZone,
            offsets: offsetsInWords(period, timeZone),
          })}
        </p>
        <p>{creationInWords(made, records.count, locale)}</p>
        {about.kind === 'business' ? (
          <p>
            {t('The opening stock comes from {records} before the period.', {
              records: countOf(records.earlier, 'record', locale),
            })}
          </p>
        ) : null}
        <p>{aboutFingerprint(fingerprint)}</p>
      </Note>
      <Signature name={about.name} />
    </div>
  )
}
