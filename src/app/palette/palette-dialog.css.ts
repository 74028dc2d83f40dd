import { fallbackVar } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

/** Has no enter animation, because the palette opens by a key and must accept input immediately. */
export const overlay = appStyle({
  position: 'fixed',
  insetBlock: `0 ${fallbackVar(covered.bottom, '0px')}`,
  insetInline: `0 ${fallbackVar(covered.end, '0px')}`,
  zIndex: vars.layer.overlay,
  padding: `112px ${space.s4} ${space.s4}`,
  background: color.overlay,
  '@media': { [media.small]: { padding: 0 } },
})

export const modal = appStyle({
  display: 'flex',
  maxWidth: '640px',
  maxHeight: '100%',
  marginInline: 'auto',
  overflow: 'hidden',
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r3,
  boxShadow: vars.shadow.overlay,
  '@media': { [media.small]: { maxWidth: 'none', height: '100%', border: 'none', borderRadius: 0 } },
})

export const dialog = appStyle({ ...look.column, flex: 1, minWidth: 0, outline: 'none' })

export const head = appStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s3,
  height: '56px',
  padding: `0 ${space.gap}`,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const field = appStyle({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 'none',
  background: 'none',
  outline: 'none',
  fontSize: vars.text.title,
  selectors: { '&::placeholder': { color: color.ink3, opacity: 1 } },
})

/** Key hint for keyboards, and close button for touch screens. */
export const byKey = appStyle({ display: 'flex', '@media': { [media.touch]: { display: 'none' } } })
export const byFinger = appStyle({ marginInlineEnd: '-10px', '@media': { [media.noTouch]: { display: 'none' } } })

export const foot = appStyle({
  ...look.line,
  flex: 'none',
  gap: `${space.s1} 18px`,
  minHeight: '42px',
  padding: `10px ${space.gap}`,
  borderBlockStart: `1px solid ${color.line}`,
  ...look.muted,
  '@media': { [media.small]: { marginBlockStart: 'auto' } },
})

export const hint = appStyle([byKey, { alignItems: 'center', gap: space.s1 }])

export const outcome = appStyle({ marginInlineStart: 'auto', overflowWrap: 'anywhere' })

export const nothing = appStyle({ padding: `${space.s5} ${space.gap}`, color: color.ink2, overflowWrap: 'anywhere' })

export const caps = appStyle({ display: 'inline-flex', flex: 'none', gap: vars.space.s1 })
