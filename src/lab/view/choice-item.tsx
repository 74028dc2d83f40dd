import type { ComponentProps, ReactNode } from 'react'
import { Segments } from '#ui/pickers/segments.tsx'
import * as css from './lab.css.ts'

/** List item with the name of an implementation or guard, and its options. */
export const ChoiceItem = <Id extends string>({
  children,
  ...segments
}: ComponentProps<typeof Segments<Id>> & { children?: ReactNode }) => (
  <li className={css.actor}>
    <span className={css.code}>{segments.label}</span>
    <Segments {...segments} />
    {children}
  </li>
)
