import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

/** As high as the chart from the first, so that nothing moves when it is there. */
export const frame = uiStyle({ height: '264px', minWidth: 0, overflow: 'hidden' })

export const tick = uiStyle({
  fill: color.ink3,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

/** The library gives its lines a colour of their own. */
export const grid = { stroke: color.line }

export const zero = uiStyle({ stroke: color.lineStrong })
