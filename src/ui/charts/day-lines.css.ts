import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

export const now = uiStyle({
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})

export const before = uiStyle([now, { stroke: color.ink3, strokeWidth: 1.5, strokeDasharray: '5 4' }])

/** Days that the current period does not have yet. */
export const rest = uiStyle([now, { stroke: color.ink3, strokeWidth: 1.5, strokeDasharray: '1 4' }])

export const at = uiStyle({ stroke: color.lineStrong, pointerEvents: 'none' })

export const nowDot = uiStyle({
  fill: color.ink,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const beforeDot = uiStyle({ fill: color.surface, stroke: color.ink3, strokeWidth: 1.5, pointerEvents: 'none' })
