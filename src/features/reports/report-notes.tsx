import type { ReactNode } from 'react'
import { dayAndTime } from '#domain/figures/date-words.ts'
import * as css from '#features/reports/statement/statement.css.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { Name } from '#ui/basics/name.tsx'
import { paperOnly } from '#ui/layout/print.css.ts'

/** Section of a report's notes. */
export const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)

/** Returns a sentence about the creation time, the author and the number of trades of a report. */
export const creationInWords = ({ at, by }: MaterialFlow['made'], count: number, locale: string) =>
  rich('Created on <time>{at}</time> by <name></name>, from {count, plural, one {# trade} other {# trades}}.', {
    at: dayAndTime(at, locale),
    count,
    locale,
    time: text => <time dateTime={at}>{text}</time>,
    name: () => <Name>{by}</Name>,
  })

const signedFor = (name: string) => rich('For <name></name>', { name: () => <Name>{name}</Name> })

/** Line to sign a printed report. */
export const Signature = ({ name }: { name: string }) => (
  <section className={`${css.signature} ${paperOnly}`}>
    <p>{signedFor(name)}</p>
    <p className={css.signatureLine}>{t('Name, signature and date')}</p>
  </section>
)
