import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { dot, dots, smallDot } from './dot.css.ts'
import { hue } from './hue.css.ts'

export type Hue = keyof typeof hue

/** The hue of a material family beside the name of a material. Decoration: the words say it too. */
export function Dot({ family }: { family: Hue }) {
  return <span className={`${dot} ${hue[family]}`} aria-hidden="true" />
}

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
