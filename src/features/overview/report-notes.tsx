import type { ReactNode } from 'react'
import * as css from '#features/overview/statement/statement.css.ts'
import { t } from '#messages/message.ts'
import { rich } from '#messages/rich.ts'
import { Name } from '#ui/basics/name.tsx'
import { paperOnly } from '#ui/layout/print.css.ts'

/** Section of a report's notes. */
export const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.note}>
    <h2 className={css.title}>{title}</h2>
    {children}
  </section>
)

const signedFor = (name: string) => rich('For <name></name>', { name: () => <Name>{name}</Name> })

/** Line to sign a printed report. */
export const Signature = ({ name }: { name: string }) => (
  <section className={`${css.signature} ${paperOnly}`}>
    <p>{signedFor(name)}</p>
    <p className={css.signatureLine}>{t('Name, signature and date')}</p>
  </section>
)
