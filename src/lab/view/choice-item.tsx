import type { ComponentProps, ReactNode } from 'react'
import { Segments } from '#ui/pickers/segments.tsx'
import * as css from './lab.css.ts'

/** List item with a name of the machine and the options for it. */
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
