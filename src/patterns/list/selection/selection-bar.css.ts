import { fallbackVar } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { toastLift } from '#ui/feedback/toaster.css.ts'

const { color, space } = vars

/** Sticks to the bottom of the window while the list continues below. */
export const bar = appStyle({
  position: 'sticky',
  bottom: `calc(${space.s3} + ${fallbackVar(covered.bottom, '0px')})`,
  zIndex: vars.layer.raised,
  ...look.line,
  gap: space.s2,
  padding: `${space.s2} ${space.s3}`,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.r2,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.low]: { position: 'static' } },
})

// Keeps the focused row and the toasts clear of the bar.
uiGlobalStyle(`html:has(${bar})`, {
  scrollPaddingBottom: `calc(5rem + ${fallbackVar(covered.bottom, '0px')})`,
  vars: { [toastLift]: '4rem' },
  '@media': {
    [media.small]: { vars: { [toastLift]: '7rem' } },
    [media.low]: { scrollPaddingBottom: 0, vars: { [toastLift]: '0px' } },
  },
})

// On a phone, the count and Clear fill the first line; the actions follow below.
export const count = appStyle({
  flex: 1,
  minWidth: 'max-content',
  fontWeight: vars.weight.strong,
  '@media': { [media.small]: { order: -2, flexBasis: 'calc(100% - 4rem)' } },
})

export const clear = appStyle({ display: 'flex', '@media': { [media.small]: { order: -1 } } })

export const halted = appStyle({ flex: 1, minWidth: 0 })

export const refusals = appStyle({
  display: 'grid',
  gap: space.s3,
  maxHeight: '50vh',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})
