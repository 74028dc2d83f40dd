import { dot } from './dot.css.ts'
import { hue } from './hue.css.ts'

/** The name of a material family's hue. */
export type Hue = keyof typeof hue

/** The hue of a material family beside the name of a material. Decoration: the words say it too. */
export function Dot({ family }: { family: Hue }) {
  return <span className={`${dot} ${hue[family]}`} aria-hidden="true" />
}
