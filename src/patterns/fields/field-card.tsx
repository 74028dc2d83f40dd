import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import * as css from './field-card.css.ts'

/** Fields that belong together, one under the other. */
export function FieldCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card {...(title ? { title } : {})}>
      <div className={css.fields}>{children}</div>
    </Card>
  )
}

/** Short fields of a {@link FieldCard} that stand beside each other where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>
