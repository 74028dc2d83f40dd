import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { asCards, fieldsContainer } from '#ui/table/table-cards.ts'

const { color, space, text, weight, leading } = vars

/** Tint of the active line. Light enough for all text colours. */
const tint = `color-mix(in oklab, ${color.brandSoft} 45%, ${color.surface})`

/** Element around the lines. Widens the weight column if the table has room for the F9 buttons. */
export const lines = appStyle({})

const withRoomForKeys = (rule: StyleRule): StyleRule => ({
  '@media': { [media.noTouch]: { '@container': { [`${fieldsContainer} (width >= 48rem)`]: rule } } },
})

/** Space for the F9 button next to each weight field. Touch screens and narrow tables use the button of the panel. */
export const keySlot = appStyle({
  display: 'none',
  flex: 'none',
  justifyContent: 'end',
  width: '4.25rem',
  paddingInlineEnd: space.s2,
  ...withRoomForKeys({ display: 'inline-flex' }),
})

uiGlobalStyle(`${lines}:has(.${keySlot}) table`, withRoomForKeys({ vars: { '--key-width': '4.25rem' } }))

export const key = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  paddingInline: space.s2,
  borderColor: color.brand,
  background: color.brandSoft,
})

const dot = appStyle({
  flex: 'none',
  width: '9px',
  height: '9px',
  borderRadius: vars.radius.round,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
})

export const dots = {
  good: appStyle([dot, { background: color.good }]),
  bad: appStyle([dot, { background: color.bad }]),
  open: appStyle([dot, { border: `1.5px solid ${color.ink2}` }]),
  off: appStyle([dot, { border: `1.5px dashed ${color.ink2}` }]),
}

export const panelRow = appStyle({
  position: 'relative',
  // Covers the border of the line above.
  marginBlockStart: '-1px',
  background: tint,
  ...asCards({ display: 'block' }),
})

export const panelCell = appStyle({ display: 'block', gridColumn: '1 / -1', padding: 0, lineHeight: leading.body })

export const panel = appStyle({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
  minHeight: '6.5rem',
  padding: `${space.s2} ${space.inset} ${space.s4}`,
  textAlign: 'start',
  ...asCards({ gridTemplateColumns: 'minmax(0, 1fr)' }),
})

uiGlobalStyle(`tr:has(+ ${panelRow})`, { background: tint })

export const state = appStyle({ ...look.line, gap: space.s2, fontWeight: weight.strong })

/** Live weight: readable from the scale's platform, with a stable width. */
export const live = appStyle({
  display: 'inline-block',
  // The unit follows the number in every language.
  direction: 'ltr',
  ...look.display,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

export const moving = appStyle({ color: color.ink3 })

export const unit = appStyle({
  marginInlineStart: space.s2,
  ...textStyles.input,
  letterSpacing: 0,
  color: color.ink2,
})

export const steps = appStyle({
  ...look.column,
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  paddingInlineStart: space.s5,
  borderInlineStart: `1px solid ${color.lineStrong}`,
  ...asCards({ paddingInlineStart: 0, borderInlineStart: 'none' }),
})

export const step = appStyle({ display: 'flex', alignItems: 'baseline', gap: space.s3 })

export const number = appStyle({
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: vars.radius.round,
  border: `1px solid ${color.lineStrong}`,
  fontSize: text.small,
  lineHeight: 1,
  color: color.ink2,
})

export const current = appStyle({ borderColor: color.brand, background: color.brand, color: color.onBrand })

uiGlobalStyle(`${number} svg`, { width: '12px', height: '12px' })

export const stepLabel = appStyle({ flex: 'none', minWidth: '3rem', color: color.ink })

export const stepText = appStyle({ minWidth: 0, overflowWrap: 'anywhere', lineHeight: leading.small })

export const advice = appStyle({ margin: 0, color: color.ink2 })

export const button = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  borderColor: color.brand,
})

export const problem = appStyle({ ...look.small, color: color.bad })
