import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { dots, smallDot } from './dot.css.ts'
import type { Hue } from './dot.tsx'
import { hue } from './hue.css.ts'

/** Small hues of material families in a row, where there is no room for their names: `label` says them, to the pointer as well. */
export function Dots({ hues, label }: { hues: readonly Hue[]; label: string }) {
  return (
    <span title={label} className={dots}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {hues.map(each => (
        <span key={each} className={`${smallDot} ${hue[each]}`} />
      ))}
    </span>
  )
}
