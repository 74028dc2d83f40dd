import { styleVariants } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space, text } = vars

/** Reserves the height of the chart to avoid a layout shift when it loads. */
export const frame = uiStyle({ height: '264px', minWidth: 0, overflow: 'hidden' })

export const tick = uiStyle({
  fill: color.ink3,
  fontFamily: vars.font.body,
  fontSize: vars.text.small,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})

export const grid = { stroke: color.line }

export const zero = uiStyle({ stroke: color.lineStrong })

export const month = uiStyle({ outline: 'none', transition: `opacity ${vars.duration.fast}` })

export const quietMonth = uiStyle([month, { opacity: 0.45 }])

/** Hit area of a month, over the full chart height. It also draws the focus ring. */
export const band = uiStyle({
  fill: 'transparent',
  selectors: { [`${month}:focus-visible > &`]: { stroke: vars.color.focus, strokeWidth: 2 } },
})

export const legend = uiStyle({ display: 'grid', gap: space.s2 })

export const head = uiStyle({
  ...look.wrapped,
  justifyContent: 'space-between',
  columnGap: space.s3,
  fontSize: text.label,
  color: color.ink2,
})

export const sum = uiStyle({ color: color.ink, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })

/** Equal column widths, so that the legend does not move when its values change. */
export const list = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `2px ${space.s5}`,
})

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto 3rem',
  alignItems: 'center',
  columnGap: space.s2,
  fontSize: text.small,
  color: color.ink2,
})

export const box = uiStyle({ borderRadius: '3px' })

export const name = uiStyle(look.oneLine)

export const figure = uiStyle({ color: color.ink, whiteSpace: 'nowrap' })

export const share = uiStyle({ textAlign: 'end' })

/** Same colour as the dot of the material family, even in forced-colors mode. */
export const fills = styleVariants(vars.color.family, fill => ({
  '@layer': { [layers.ui]: { fill, forcedColorAdjust: 'none' } },
}))

/** Patterns that distinguish the families in forced-colors and high-contrast modes. */
export const pattern = uiStyle({
  display: 'none',
  pointerEvents: 'none',
  selectors: { '[data-appearance="contrast"] &': { display: 'inline' } },
  '@media': {
    [media.forcedColors]: { display: 'inline' },
    '(prefers-contrast: more)': { display: 'inline' },
  },
})

export const stroke = uiStyle({ stroke: vars.color.surface, strokeWidth: 1.5, forcedColorAdjust: 'none' })

export const circle = uiStyle({ fill: vars.color.surface, forcedColorAdjust: 'none' })
