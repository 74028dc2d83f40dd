import { Icon } from '#ui/basics/icon.tsx'
import * as css from './register.css.ts'

/** Marks a missing particular: a dashed box with an icon, which is also visible in black and white. */
export const GapMark = ({ children }: { children: string }) => (
  <span className={css.mark}>
    <Icon name="warning" />
    {children}
  </span>
)

/**
 * Sum of the lines of a purchase, and a mark below if a line lacks its amount. `amount` is null if no line has one; only
 * the mark is then shown.
 */
export const MarkedAmount = ({ amount, mark }: { amount: string | null; mark: string | null }) => (
  <>
    {amount}
    {mark === null ? null : (
      <div>
        <GapMark>{mark}</GapMark>
      </div>
    )}
  </>
)
