import { useId } from 'react'
import type { Hue } from './family-dot.tsx'
import { FamilyDot } from './family-dot.tsx'
import { hue } from './hue.css.ts'
import * as css from './stacked-bar.css.ts'

export type Share = {
  id: string
  family: Hue
  name: string
  /** Length of the segment, in any unit that all shares use. Negative amounts reduce the total; null if unknown. */
  amount: number | null
  /** Formatted amount. For a negative share, the text also explains the sign. */
  text: string
}

const sumOf = (shares: readonly Share[]) => shares.reduce((sum, { amount }) => sum + Math.abs(amount ?? 0), 0)

function Bar({ shares, total, isBelow }: { shares: readonly Share[]; total: number; isBelow?: boolean }) {
  return (
    <div className={css.bar} aria-hidden="true">
      {shares.map(share => (
        <span
          key={share.id}
          className={`${css.segment} ${hue[share.family]} ${isBelow ? css.striped : ''}`}
          style={{ flexGrow: Math.abs(share.amount ?? 0) / total }}
        />
      ))}
      <span style={{ flexGrow: 1 - sumOf(shares) / total }} />
    </div>
  )
}

/**
 * Bar of shares with a legend. Negative shares get a striped bar below. `isInline` wraps the legend in rows instead of
 * a column.
 */
export function StackedBar({
  label,
  shares,
  isInline,
}: {
  label: string
  shares: readonly Share[]
  isInline?: boolean
}) {
  const id = useId()
  const above = shares.filter(({ amount }) => (amount ?? 0) > 0)
  const below = shares.filter(({ amount }) => (amount ?? 0) < 0)
  const total = Math.max(sumOf(above), sumOf(below))
  return (
    <div className={css.chart}>
      <p id={id} className={css.caption}>
        {label}
      </p>
      {above.length > 0 || below.length === 0 ? <Bar shares={above} total={total || 1} /> : null}
      {below.length > 0 ? <Bar shares={below} total={total} isBelow /> : null}
      <ul className={isInline ? css.inlineList : css.list} aria-labelledby={id}>
        {shares.map(share => (
          <li key={share.id} className={css.item}>
            <FamilyDot family={share.family} />
            {share.name}
            <span className={(share.amount ?? 0) < 0 ? `${css.figure} ${css.below}` : css.figure}>{share.text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
