import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'
import { type as textSize } from './layout.ts'

const { color } = vars

export const chart = appStyle({
  display: 'block',
  maxWidth: 'none',
  fontFamily: vars.font.mono,
  fontSize: `${textSize.line - 5}px`,
})

export const visited = appStyle({})
export const unvisited = appStyle({})
export const active = appStyle({})
/** Around an active state. */
export const around = appStyle({})

export const box = appStyle({
  fill: color.surface,
  stroke: color.line,
  strokeWidth: 1.2,
  selectors: {
    [`${active} > &`]: { fill: color.brandSoft, stroke: color.brand },
    [`${around} > &`]: { stroke: color.brand },
    [`${unvisited} > &`]: { strokeDasharray: '4 3' },
  },
})

export const name = appStyle({
  fill: color.ink,
  fontFamily: vars.font.body,
  fontSize: '13px',
  fontWeight: vars.weight.strong,
  selectors: { [`${active} > &`]: { fill: color.brand } },
})

export const words = appStyle({
  fill: color.ink2,
  selectors: { [`${active} > &`]: { fill: color.brand } },
})

export const arrow = appStyle({
  fill: 'none',
  stroke: color.ink3,
  strokeWidth: 1.2,
  selectors: {
    [`${active} > &`]: { stroke: color.brand, strokeWidth: 2 },
    [`${unvisited} > &`]: { strokeDasharray: '4 3' },
  },
})

export const head = appStyle({ fill: color.ink3 })
