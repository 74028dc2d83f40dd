import { keyframes } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const detail = appStyle({ ...look.wrapped, gap: `${vars.space.s1} ${vars.space.s2}` })

export const status = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  fontFamily: vars.font.body,
  ...look.quiet,
  fontWeight: vars.weight.normal,
})

/** A typed term without a matching material. */
export const term = appStyle({ color: vars.color.ink2, fontWeight: vars.weight.normal })

export const remove = appStyle({ selectors: { '&:hover': { background: vars.color.badSoft } } })

export const choice = appStyle({ width: '100%', minWidth: 0, fontFamily: vars.font.body })

/** Touch-sized figure button, aligned with plain figures. */
export const figure = appStyle({
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  borderRadius: vars.radius.r1,
  font: 'inherit',
  lineHeight: vars.leading.body,
  color: 'inherit',
  textAlign: 'end',
  // "more than new" wraps above its figure, which never breaks.
  whiteSpace: 'normal',
  textDecoration: `underline dotted 1px color-mix(in oklab, currentColor 45%, transparent)`,
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { textDecorationColor: 'currentColor' } },
  '@media': { [media.touch]: { minWidth: vars.control.large, minHeight: vars.control.large } },
})

/** Takes the field's width without affecting it. */
const below = {
  display: 'block',
  width: 0,
  minWidth: '100%',
  paddingTop: '2px',
  lineHeight: vars.leading.small,
  textAlign: 'end',
} as const

const flat = { maxHeight: 0, paddingTop: 0, overflow: 'hidden' }
const wait = keyframes({ from: flat, to: flat })

/** Has no height for 400 ms, so that a button pressed on blur does not move away. */
const late = { animation: `${wait} 400ms` } as const

/** The typed expression: "1240-380 net". */
export const formula = appStyle({
  ...below,
  ...late,
  fontFamily: vars.font.mono,
  fontSize: vars.text.micro,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})

export const price = appStyle({ ...below, fontSize: vars.text.micro, color: vars.color.ink3, whiteSpace: 'nowrap' })

export const odd = appStyle({
  ...below,
  ...late,
  fontSize: vars.text.small,
  color: vars.color.ink2,
  whiteSpace: 'normal',
  selectors: { '&:empty': { display: 'none' } },
})
