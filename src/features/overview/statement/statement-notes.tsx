import type { ReactNode } from 'react'
import { dayAndTime } from '#domain/figures/date-words.ts'
import { formatNumber } from '#domain/figures/numbers.ts'
import { publications } from '#domain/statement/publications.ts'
import type { CarbonStatement } from '#schemas/statement.ts'
import { Name } from '#ui/basics/name.tsx'
import * as css from './statement-notes.css.ts'

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)

const own = 'own: entered in the list of materials, and like no published factor that is known here.'

/** The sources that factors of a statement name, each by the word in its column. */
function sourcesOf({ families, sources }: CarbonStatement): string[] {
  const named = sources.map(({ id, name, url }) => {
    const short = publications.find(publication => publication.id === id)?.short ?? id
    return `${short}: ${name}. ${url}`
  })
  const hasOwn = families.some(({ materials }) =>
    materials.some(({ factorKgPerKg, source }) => factorKgPerKg !== null && source === null),
  )
  return hasOwn ? [...named, own] : named
}

/** How a statement was worked out and what it is not, where its factors come from, who made it and when, and its fingerprint. */
export function StatementNotes({ statement, locale }: { statement: CarbonStatement; locale: string }) {
  const { made, fingerprint, method, limits, trades } = statement
  const sources = sourcesOf(statement)
  const count = trades.count === 1 ? '1 trade' : `${formatNumber(trades.count, locale, { min: 0 })} trades`
  return (
    <div className={css.notes}>
      <Note title="How it is worked out">
        <p>{method.join(' ')}</p>
      </Note>
      <Note title="What it is, and is not">
        <p>{limits.join(' ')}</p>
      </Note>
      {sources.length > 0 ? (
        <Note title="Where the factors come from">
          {sources.map(source => (
            <p key={source}>{source}</p>
          ))}
        </Note>
      ) : null}
      <Note title="This statement">
        <p>
          Made on <time dateTime={made.at}>{dayAndTime(made.at, locale)}</time> by <Name>{made.by}</Name>, from {count}.
        </p>
        <p>
          Fingerprint of the data: <span className={css.code}>{fingerprint}</span>. Statements of the same trades have
          the same.
        </p>
      </Note>
    </div>
  )
}
