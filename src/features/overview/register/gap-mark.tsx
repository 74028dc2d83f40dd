import { Icon } from '#ui/basics/icon.tsx'
import * as css from './register.css.ts'

/** Marks a missing particular: a dashed box with an icon, which is visible in black and white, too. */
export const GapMark = ({ children }: { children: string }) => (
  <span className={css.mark}>
    <Icon name="warning" />
    {children}
  </span>
)
