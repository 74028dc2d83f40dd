import { styleVariants } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { link } from '#ui/basics/link.css.ts'
import { requiredMark } from '#ui/fields/field.css.ts'

const { color, space } = vars

export const layout = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  minHeight: '100dvh',
  '@media': { [media.belowLarge]: { gridTemplateColumns: '1fr' } },
})

export const side = uiStyle({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  '@media': { [media.belowLarge]: { display: 'none' } },
})

export const main = uiStyle({
  ...look.column,
  justifyContent: 'center',
  gap: space.gap,
  width: '100%',
  maxWidth: '640px',
  padding: `${space.s6} clamp(${space.s5}, 8.333vw, 120px)`,
  '@media': {
    [media.belowLarge]: { margin: '0 auto', maxWidth: '480px', padding: `${space.s6} ${space.s5}` },
    [media.small]: { padding: `${space.s5} ${space.s4}` },
  },
})

export const title = uiStyle(look.display)

export const description = uiStyle({ color: color.ink2, marginTop: space.s1 })

export const footer = uiStyle({ color: color.ink2, marginTop: space.s1, overflowWrap: 'anywhere' })

uiGlobalStyle(`${footer} ${link}`, { whiteSpace: 'nowrap' })

// Hides the required marks, because all fields of these short forms are required.
uiGlobalStyle(`${main} ${requiredMark}`, { display: 'none' })

export const picture = uiStyle({ width: '100%', height: '100%', background: vars.color.sunken, fill: 'none' })

const { metal, plastic, paper, glass, organic } = vars.color.family

export const stream = styleVariants({ metal, plastic, paper, glass, organic }, hue => ({
  '@layer': { [layers.ui]: { stroke: hue, opacity: 0.9 } },
}))
