import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'

/** The background of each material family, the same in dots and bars; kept where the system forces its colours. */
export const hue = styleVariants(vars.color.family, colour => ({
  '@layer': { [layers.ui]: { background: colour, forcedColorAdjust: 'none' } },
}))
