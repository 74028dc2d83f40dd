import { useLocale } from '#actors/environment.tsx'
import { rangeInWords } from '#domain/figures/date-words.ts'
import { formatWeight } from '#domain/figures/numbers.ts'
import { offsetsInWords } from '#domain/figures/time-zones.ts'
import { publications } from '#domain/statement/publications.ts'
import { isolated } from '#domain/words.ts'
import { creationInWords, Note, Signature } from '#features/reports/report-notes.tsx'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import * as css from './statement.css.ts'

const own = t('own factor: entered in the list of materials. It matches no published figure that the app knows.')

/** Returns the names of the publications that the factors come from. */
function sourcesOf({ families, sources }: CarbonStatement): string[] {
  const all = families.flatMap(({ materials }) => materials)
  const named = sources.map(({ id, name, kind, year, gwp, url }) => {
    const short = publications.find(publication => publication.id === id)?.short ?? id
    const figures = all.flatMap(({ equals }) => (equals?.publication === id ? [equals.figure] : []))
    const values = { short, name, year, gwp, url, figures: [...new Set(figures)].join('; ') }
    return kind === 'published'
      ? t(
          '{short}: {name}. Published in {year}, GWP set: {gwp}. The factors equal its figures for {figures}. {url}',
          values,
        )
      : t(
          '{short}: {name}. Published in {year}, GWP set: {gwp}. Calculated from its figures for {figures}: primary production minus closed-loop recycling. This is not a published factor. {url}',
          values,
        )
  })
  const hasOwn = all.some(({ factorKgPerKg, equals }) => factorKgPerKg !== null && equals === null)
  return hasOwn ? [...named, own] : named
}

const roleWords = {
  buyer: (name: string) => t('Role: buyer. {name} bought these kilograms.', { name: isolated(name) }),
  collector: (name: string) => t('Role: collector. {name} collected these kilograms.', { name: isolated(name) }),
}

/** Scope of the statement: role, period with its time zone, baseline and boundary. */
function Scope({ statement: { about, period, baseline, boundary } }: { statement: CarbonStatement }) {
  const locale = useLocale()
  const { timeZone } = period
  return (
    <Note title={t('Scope')}>
      <p>{roleWords[about.role](about.name)}</p>
      <p>
        {t('Period: {days}, in the time zone {timeZone} ({offsets}).', {
          days: rangeInWords(period, locale),
          timeZone,
          offsets: offsetsInWords(period, timeZone),
        })}
      </p>
      <p>{t('Baseline: {baseline}', { baseline })}</p>
      <p>{t('Boundary: {boundary}', { boundary })}</p>
    </Note>
  )
}

const aboutFingerprint = (fingerprint: string) =>
  rich(
    'Fingerprint of the data: <code>{fingerprint}</code>. It is the SHA-256 hash of the saved records. Statements with the same trades and period have the same fingerprint.',
    { fingerprint, code: text => <span className={css.code}>{text}</span> },
  )

/** Notes of a statement: scope, method, limits, factor sources, author, creation time and fingerprint. */
export function StatementNotes({ statement }: { statement: CarbonStatement }) {
  const locale = useLocale()
  const { about, totals, fingerprint, method, limits } = statement
  const sources = sourcesOf(statement)
  return (
    <div className={css.notes}>
      <Scope statement={statement} />
      <Note title={t('Calculation')}>
        <p>{method.join(' ')}</p>
        <p>
          {about.kind === 'business'
            ? t('The weight equals the bought weight in the material-flow report for this period: {weight}.', {
                weight: formatWeight(totals.weightKg, locale),
              })
            : t('The weight equals the collected weight in the material-flow report for this period: {weight}.', {
                weight: formatWeight(totals.weightKg, locale),
              })}
        </p>
      </Note>
      <Note title={t('Limits')}>
        <p>{limits.join(' ')}</p>
      </Note>
      {sources.length > 0 ? (
        <Note title={t('Sources of factors')}>
          {sources.map(source => (
            <p key={source}>{source}</p>
          ))}
        </Note>
      ) : null}
      <Note title={t('This statement')}>
        <p>{creationInWords(statement.made, statement.trades.count, locale)}</p>
        <p>{aboutFingerprint(fingerprint)}</p>
      </Note>
      <Signature name={about.name} />
    </div>
  )
}
