import { type ReactNode, useId } from 'react'
import * as css from '#mirage/panel/panel.css.ts'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}
