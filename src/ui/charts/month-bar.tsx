import type { Hue } from '#ui/figures/family-dot.tsx'
import * as css from './charts.css.ts'
import { PatternedRect } from './patterned-rect.tsx'

type Box = { x: number; y: number; width: number; height: number }

/** Shortens a segment higher than 4 px by 2 px, which leaves a gap between segments. */
function withGap({ y, height, ...box }: Box): Box {
  const gap = height > 4 ? 2 : 0
  return { ...box, y: y + gap / 2, height: height - gap }
}

/** One month of a chart: an image with the accessible name `words`. `band` is its hit area for the pointer. */
export function MonthBar({
  chart,
  id,
  words,
  band,
  parts,
  isStop,
  isQuiet,
  onActive,
}: {
  chart: string
  id: string
  words: string
  band: Box
  parts: ReadonlyArray<Box & { hue: Hue }>
  isStop: boolean
  isQuiet: boolean
  onActive: (isActive: boolean) => void
}) {
  return (
    <g
      role="img"
      aria-label={words}
      tabIndex={isStop ? 0 : -1}
      data-month={id}
      className={isQuiet ? css.quietMonth : css.month}
      onFocus={() => onActive(true)}
      onBlur={() => onActive(false)}
      onPointerEnter={() => onActive(true)}
      onPointerLeave={() => onActive(false)}
    >
      <rect {...band} className={css.band} />
      {parts
        .filter(({ height }) => height > 0)
        .map(({ hue, ...box }) => (
          <PatternedRect key={hue} chart={chart} hue={hue} {...withGap(box)} />
        ))}
    </g>
  )
}
