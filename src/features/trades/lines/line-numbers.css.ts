import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** Takes the width of the field above it, and gives it none. */
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

/** Takes no room at first: what is pressed as the field is left stays under the pointer. */
const late = { animation: `${wait} 400ms` } as const

/** What was typed for the number: "1240-380 net". */
export const formula = appStyle({
  ...below,
  ...late,
  fontFamily: vars.font.mono,
  fontSize: vars.text.micro,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})

export const price = appStyle({ ...below, fontSize: vars.text.micro, color: vars.color.ink3, whiteSpace: 'nowrap' })

/** Says that a figure is far from the usual one. */
export const odd = appStyle({
  ...below,
  ...late,
  fontSize: vars.text.small,
  color: vars.color.ink2,
  whiteSpace: 'normal',
  selectors: { '&:empty': { display: 'none' } },
})
