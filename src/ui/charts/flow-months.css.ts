import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

const edge = { stroke: 'CanvasText', strokeWidth: 1, forcedColorAdjust: 'none' } as const

export const into = uiStyle({
  fill: color.ink2,
  '@media': { [media.forcedColors]: { ...edge, fill: 'CanvasText' } },
})

/** Lighter than `into`. An outline separates the bars from the background in high-contrast modes. */
export const out = uiStyle({
  fill: color.lineField,
  selectors: { '[data-appearance="contrast"] &': { fill: color.surface, stroke: color.ink, strokeWidth: 1 } },
  '@media': {
    [media.forcedColors]: { ...edge, fill: 'Canvas' },
    '(prefers-contrast: more)': { fill: color.surface, stroke: color.ink, strokeWidth: 1 },
  },
})

export const stock = uiStyle({
  fill: 'none',
  stroke: color.brand,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
})

/** Stock of a single month. */
export const stockBar = uiStyle({
  fill: color.brand,
  '@media': { [media.forcedColors]: { ...edge, fill: 'Highlight' } },
})

export const dot = uiStyle({
  fill: color.brand,
  stroke: color.surface,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Canvas' } },
})

export const legend = uiStyle({ ...look.line, ...look.muted, gap: `${space.s1} ${space.s3}` })

export const item = uiStyle({ display: 'inline-flex', alignItems: 'center', gap: space.s1 })

export const key = uiStyle({ flex: 'none' })
