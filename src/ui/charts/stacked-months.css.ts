import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

/** As high as the chart from the first, so that nothing moves when it is there. */
export const frame = uiStyle({ height: '264px', minWidth: 0, overflow: 'hidden' })

export const tick = uiStyle({
  fill: color.ink3,
  fontSize: vars.text.small,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const grid = uiStyle({ stroke: color.line, pointerEvents: 'none' })

export const zero = uiStyle({ stroke: color.lineStrong })
