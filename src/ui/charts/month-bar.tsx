import type { Hue } from '#ui/figures/dot.tsx'
import * as css from './charts.css.ts'
import { HueBox } from './hue-pattern.tsx'

type Box = { x: number; y: number; width: number; height: number }

/** A gap between two parts, as long as there is enough of them. */
function withGap({ y, height, ...box }: Box): Box {
  const gap = height > 4 ? 2 : 0
  return { ...box, y: y + gap / 2, height: height - gap }
}

/** One month of a chart: an image that says its `words`. All of its height (`band`) is looked at with the pointer. */
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
  /** Tab stops here, not at other months. */
  isStop: boolean
  /** Another month is looked at. */
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
          <HueBox key={hue} chart={chart} hue={hue} {...withGap(box)} />
        ))}
    </g>
  )
}
