import { styleVariants } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'

/** Background colours of the material families for dots and bars, even in forced-colors mode. */
export const hue = styleVariants(vars.color.family, colour => ({
  '@layer': { [layers.ui]: { background: colour, forcedColorAdjust: 'none' } },
}))
