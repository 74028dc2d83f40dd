import { styleVariants } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { uiStyle } from '#theme/style.ts'

/** The fill of each material family, as its dot has it; kept where the system forces its colours. */
export const fills = styleVariants(vars.color.family, fill => ({
  '@layer': { [layers.ui]: { fill, forcedColorAdjust: 'none' } },
}))

/** Where colours are forced or contrast is wanted, families are told apart by more than their hue. */
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
