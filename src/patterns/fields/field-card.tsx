import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

/** A card of fields, one below the other. */
export function FieldCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card {...(title ? { title } : {})}>
      <div className={css.fields}>{children}</div>
    </Card>
  )
}

/** Short fields of a {@link FieldCard}, side by side where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>
