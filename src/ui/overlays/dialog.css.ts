import { fallbackVar, keyframes, styleVariants } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { layers } from '#theme/layers.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

const fade = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

export const overlay = uiStyle({
  position: 'fixed',
  insetBlock: `0 ${fallbackVar(covered.bottom, '0px')}`,
  insetInline: `0 ${fallbackVar(covered.end, '0px')}`,
  zIndex: vars.layer.overlay,
  display: 'grid',
  // Limits the row to the window. Otherwise, the row would grow with the dialog, which could then not scroll.
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: space.s4,
  background: color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fade} ${vars.duration.slow} ease-out` },
    '&[data-exiting]': { animation: `${fade} ${vars.duration.fast} ease-in reverse` },
  },
  '@media': { [media.small]: { padding: 0, placeItems: 'stretch' } },
})

export const modal = uiStyle({
  display: 'flex',
  width: '100%',
  maxHeight: '100%',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r3,
  boxShadow: vars.shadow.overlay,
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.duration.slow} ease-out` } },
  '@media': { [media.small]: { maxWidth: 'none !important', border: 'none', borderRadius: 0 } },
})

export const size = styleVariants({ small: '440px', medium: '560px' }, maxWidth => ({
  '@layer': { [layers.ui]: { maxWidth } },
}))

export const dialog = uiStyle({
  ...look.column,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  outline: 'none',
})

export const head = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: `${space.gap} ${space.s5} 0`,
  '@media': { [media.small]: { padding: `${space.s4} ${space.s4} 0` } },
})

export const title = uiStyle({ ...look.title, overflowWrap: 'inherit' })

export const close = uiStyle({ marginBlock: '-6px', marginInlineEnd: '-10px' })

export const body = uiStyle({
  ...look.column,
  gap: space.s4,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: `${space.s3} ${space.s5} ${space.s5}`,
  color: color.ink2,
  '@media': { [media.small]: { padding: `${space.s3} ${space.s4} ${space.s4}` } },
})

export const actions = uiStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space.s2,
  marginTop: space.s1,
  '@media': { [media.small]: { flexDirection: 'column-reverse', marginTop: 'auto' } },
})
