import type { ReactNode } from 'react'
import { Card } from '#ui/layout/card.tsx'
import * as css from './fields.css.ts'

export function FieldCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Card {...(title ? { title } : {})}>
      <div className={css.fields}>{children}</div>
    </Card>
  )
}

export const FieldPair = ({ children }: { children: ReactNode }) => <div className={css.pair}>{children}</div>
