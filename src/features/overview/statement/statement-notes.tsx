import type { ReactNode } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { dayAndTime, rangeInWords } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { offsetsInWords } from '#domain/figures/time-zones.ts'
import { publications } from '#domain/statement/publications.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { Name } from '#ui/basics/name.tsx'
import { paperOnly } from '#ui/layout/print.css.ts'
import * as css from './statement.css.ts'

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)

const own = 'own: entered in the list of materials. It equals no published figure known to the app.'

const relationOf = {
  published: (figures: string) => `The factors equal its figures for ${figures}.`,
  calculated: (figures: string) =>
    `Calculated from its figures for ${figures}: primary production minus closed-loop recycling. This is not a published factor.`,
}

/** Returns the names of the publications that the factors come from. */
function sourcesOf({ families, sources }: CarbonStatement): string[] {
  const all = families.flatMap(({ materials }) => materials)
  const named = sources.map(({ id, name, kind, year, gwp, url }) => {
    const short = publications.find(publication => publication.id === id)?.short ?? id
    const figures = all.flatMap(({ equals }) => (equals?.publication === id ? [equals.figure] : []))
    const relation = relationOf[kind]([...new Set(figures)].join('; '))
    return `${short}: ${name}. Published in ${year}, GWP set: ${gwp}. ${relation} ${url}`
  })
  const hasOwn = all.some(({ factorKgPerKg, equals }) => factorKgPerKg !== null && equals === null)
  return hasOwn ? [...named, own] : named
}

const roleWords = {
  buyer: (name: string) => `Role: buyer. ${isolated(name)} bought these kilograms.`,
  collector: (name: string) => `Role: collector. ${isolated(name)} collected these kilograms.`,
}

/** Scope of the statement: role, period with its time zone, baseline and boundary. */
function Scope({ statement: { about, period, baseline, boundary } }: { statement: CarbonStatement }) {
  const locale = useLocale()
  const { timeZone } = period
  return (
    <Note title={t('Scope')}>
      <p>{roleWords[about.role](about.name)}</p>
      <p>
        Period: {rangeInWords(period, locale)}, in days of {timeZone} ({offsetsInWords(period, timeZone)}).
      </p>
      <p>Baseline: {baseline}</p>
      <p>Boundary: {boundary}</p>
    </Note>
  )
}

const Signature = ({ name }: { name: string }) => (
  <section className={`${css.signature} ${paperOnly}`}>
    <p>
      For <Name>{name}</Name>
    </p>
    <p className={css.signatureLine}>{t('Name, signature and date')}</p>
  </section>
)

/** Notes of a statement: scope, method, limits, factor sources, author, creation time and fingerprint. */
export function StatementNotes({ statement }: { statement: CarbonStatement }) {
  const locale = useLocale()
  const { about, made, fingerprint, method, limits, trades } = statement
  const sources = sourcesOf(statement)
  const count = trades.count === 1 ? '1 trade' : `${formatNumber(trades.count, locale, { min: 0 })} trades`
  return (
    <div className={css.notes}>
      <Scope statement={statement} />
      <Note title={t('Calculation')}>
        <p>{method.join(' ')}</p>
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
        <p>
          Created on <time dateTime={made.at}>{dayAndTime(made.at, locale)}</time> by <Name>{made.by}</Name>, from{' '}
          {count}.
        </p>
        <p>
          Fingerprint of the data: <span className={css.code}>{fingerprint}</span>. It is the SHA-256 of the saved
          records. Statements of the same trades and period have the same fingerprint.
        </p>
      </Note>
      <Signature name={about.name} />
    </div>
  )
}
