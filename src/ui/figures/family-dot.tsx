import { dot, dots, smallDot } from './dot.css.ts'
import { hue } from './hue.css.ts'

export type Hue = keyof typeof hue

/** Coloured dot of a material family next to a name. Hidden from screen readers. */
export function FamilyDot({ family }: { family: Hue }) {
  return <span className={`${dot} ${hue[family]}`} aria-hidden="true" />
}

/**
 * Row of dots for several material families, used where their names don't fit. `label` is the accessible name and the
 * tooltip.
 */
export function FamilyDots({ hues, label }: { hues: readonly Hue[]; label: string }) {
  return (
    <span role="img" aria-label={label} title={label} className={dots}>
      {hues.map(each => (
        <span key={each} className={`${smallDot} ${hue[each]}`} />
      ))}
    </span>
  )
}
