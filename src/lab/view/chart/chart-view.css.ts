import { createVar, type StyleRule } from '@vanilla-extract/css'
import { type as textSize } from '#lab/core/chart/layout.ts'
import { narrow } from '#lab/view/lab.css.ts'
import { chart as labChart, workspace } from '#lab/view/workspace.css.ts'
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
  flex: 'none',
  margin: 'auto',
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

/** Height that a fitted chart has at most. */
export const room = createVar()

export const canvas = appStyle({
  vars: { [room]: '75vh' },
  display: 'flex',
  containerType: 'inline-size',
  overflow: 'auto',
  maxHeight: room,
  cursor: 'grab',
  userSelect: 'none',
  outlineOffset: '-2px',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    [`${workspace} &`]: { vars: { [room]: '100cqh' }, containerType: 'size', height: '100%', maxHeight: 'none' },
  },
})

export const framed = appStyle({
  gridArea: '2 / 2',
  position: 'relative',
  selectors: { [`${workspace} &`]: { '@media': { [narrow]: { height: '60dvh' } } } },
})

export const foot = appStyle({
  ...look.wrapped,
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
  gridArea: '3 / 2',
  paddingBlock: space.s3,
  selectors: {
    [`${labChart} &`]: { paddingInline: space.s4 },
    [`${workspace} &`]: { maxHeight: '40dvh', overflow: 'auto' },
  },
})

export const table = appStyle({ selectors: { '&[open]': { flexBasis: '100%' } } })

const floating: StyleRule = {
  position: 'absolute',
  zIndex: 1,
  bottom: space.s4,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
}

export const sizes = appStyle({ ...floating, display: 'flex', insetInlineStart: space.s4 })
export const map = appStyle({ ...floating, insetInlineEnd: space.s4, cursor: 'pointer', touchAction: 'none' })

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

export const legend = appStyle({ ...forced, display: 'contents', fontSize: vars.text.small, color: color.ink2 })

export const looks = appStyle({ ...look.wrapped, flex: 'auto', gap: `${space.s2} ${space.s3}` })

export const legendItem = appStyle({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const sample = appStyle({ width: '24px', height: '14px' })

export const details = appStyle({
  ...look.wrapped,
  justifyContent: 'space-between',
  flexBasis: '100%',
  gap: space.s4,
})
