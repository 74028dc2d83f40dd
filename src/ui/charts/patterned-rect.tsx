import { PatternCircles, PatternLines } from '@visx/pattern'
import type { Hue } from '#ui/figures/family-dot.tsx'
import * as css from './charts.css.ts'

type Orientation = 'horizontal' | 'vertical' | 'diagonal' | 'diagonalRightToLeft'

/**
 * Pattern over the colour of each material family, for modes in which colours alone are not enough. Metal has no
 * pattern.
 */
const strokes: Readonly<Record<Exclude<Hue, 'metal'>, readonly Orientation[] | number>> = {
  plastic: ['diagonal'],
  paper: ['horizontal'],
  glass: ['diagonalRightToLeft'],
  organic: 2,
  tyres: ['horizontal', 'vertical'],
  construction: ['vertical'],
  hazardous: ['diagonal', 'diagonalRightToLeft'],
  other: 1,
}

const idOf = (chart: string, hue: Hue) => `${chart}-${hue}`

export function PatternDefs({ chart, hues }: { chart: string; hues: readonly Hue[] }) {
  return hues.map(hue => {
    const stroke = hue === 'metal' ? [] : strokes[hue]
    const common = { id: idOf(chart, hue), width: 6, height: 6 }
    return typeof stroke === 'number' ? (
      <PatternCircles key={hue} {...common} radius={stroke} className={css.circle} />
    ) : (
      <PatternLines key={hue} {...common} orientation={[...stroke]} className={css.stroke} />
    )
  })
}

type Box = { x: number; y: number; width: number; height: number }

export function PatternedRect({ chart, hue, ...box }: Box & { chart: string; hue: Hue }) {
  return (
    <>
      <rect {...box} className={css.fills[hue]} />
      <rect {...box} className={css.pattern} fill={`url(#${idOf(chart, hue)})`} />
    </>
  )
}
