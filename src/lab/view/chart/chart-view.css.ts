import type { StyleRule } from '@vanilla-extract/css'
import { type as textSize } from '#lab/core/chart/layout.ts'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

/** Colours for forced-colours mode, which browsers do not apply to SVG. */
const forced: StyleRule = {
  '@media': {
    [media.forcedColors]: {
      vars: {
        [color.surface]: 'Canvas',
        [color.brandSoft]: 'Canvas',
        [color.line]: 'CanvasText',
        [color.lineStrong]: 'CanvasText',
        [color.ink]: 'CanvasText',
        [color.ink2]: 'CanvasText',
        [color.ink3]: 'CanvasText',
        [color.brand]: 'Highlight',
      },
    },
  },
}

export const chart = appStyle({
  ...forced,
  display: 'block',
  maxWidth: 'none',
  fontFamily: vars.font.mono,
  fontSize: `${textSize.line - 5}px`,
})

export const visited = appStyle({})
export const unvisited = appStyle({})
export const active = appStyle({})
/** Parent of an active state. */
export const around = appStyle({})

/** Active, last-used and unreached parts also differ in line style, for users who cannot distinguish the colours. */
export const box = appStyle({
  fill: color.surface,
  stroke: color.lineStrong,
  strokeWidth: 1.2,
  selectors: {
    [`${active} > &`]: { fill: color.brandSoft, stroke: color.brand, strokeWidth: 3 },
    [`${around} > &`]: { stroke: color.brand, strokeWidth: 2 },
    [`${unvisited} > &`]: { strokeDasharray: '4 3' },
    '[data-chosen] > &': { stroke: color.ink, strokeWidth: 2.5 },
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
    [`${active} > &`]: { stroke: color.brand, strokeWidth: 3 },
    [`${unvisited} > &`]: { strokeDasharray: '4 3' },
  },
})

export const head = appStyle({
  fill: color.ink3,
  selectors: { [`${active} > &`]: { fill: color.brand } },
})

export const sizes = appStyle({ display: 'flex', justifyContent: 'flex-end', gap: space.s2 })

export const canvas = appStyle({
  overflow: 'auto',
  maxHeight: '75vh',
  cursor: 'grab',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})

export const framed = appStyle({ position: 'relative' })

export const map = appStyle({
  position: 'absolute',
  insetInlineEnd: space.s4,
  bottom: space.s4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  cursor: 'pointer',
  touchAction: 'none',
})

const mapLine = { fill: 'none', strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const

export const mapState = appStyle({ ...mapLine, stroke: color.lineStrong })
export const mapActive = appStyle({ ...mapLine, stroke: color.brand })
export const mapFrame = appStyle({
  ...mapLine,
  stroke: color.brand,
  strokeWidth: 2,
  fill: color.brandSoft,
  fillOpacity: 0.4,
})

export const legend = appStyle({
  ...forced,
  ...look.wrapped,
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s5}`,
  marginBlock: space.s3,
  fontSize: vars.text.small,
  color: color.ink2,
})

export const looks = appStyle({ ...look.wrapped, gap: `${space.s2} ${space.s4}` })

export const legendItem = appStyle({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const sample = appStyle({ width: '24px', height: '14px' })

export const details = appStyle({
  ...look.wrapped,
  justifyContent: 'space-between',
  gap: space.s4,
  marginBlock: space.s3,
})
