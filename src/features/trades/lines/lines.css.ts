import { keyframes } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { box, stepper } from '#ui/numbers/number-field.css.ts'
import { asFieldRows } from '#ui/table/table-cards.ts'

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

/** Search term of a line without a known material. */
export const term = appStyle({ color: vars.color.ink2, fontWeight: vars.weight.normal })

export const remove = appStyle({ selectors: { '&:hover': { background: vars.color.badSoft } } })

export const choice = appStyle([
  { width: '100%', minWidth: 0, fontWeight: vars.weight.normal },
  // Aligns the field with the numbers.
  asFieldRows({ marginBlockStart: '-6px' }),
])

/** Button around a number: large enough for touch, and aligned with the plain numbers. */
export const figure = appStyle({
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  borderRadius: vars.radius.r1,
  font: 'inherit',
  lineHeight: vars.leading.body,
  color: 'inherit',
  ...look.number,
  // "more than new" wraps above its amount. The amount itself does not break.
  whiteSpace: 'normal',
  textDecoration: `underline dotted 1px color-mix(in oklab, currentColor 45%, transparent)`,
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { textDecorationColor: 'currentColor' } },
  '@media': { [media.touch]: { minWidth: vars.control.large, minHeight: vars.control.large } },
})

/** Text below a field: as wide as the field, without making the column wider. */
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

/** Keeps a height of 0 for 400 ms. The text appears on blur, and must not move the button that the user is pressing. */
const late = { animation: `${wait} 400ms` } as const

/** The typed expression below a field: "1240-380 net". */
export const formula = appStyle({
  ...below,
  ...late,
  fontFamily: vars.font.mono,
  fontSize: vars.text.small,
  color: vars.color.ink3,
  overflowWrap: 'anywhere',
})

/** Contains the offered price, which is inside the field. */
export const number = appStyle({ position: 'relative' })

/** Price as text in a box, as narrow as its column. */
export const shutPrice = appStyle({
  ...look.control,
  width: '5rem',
  display: 'block',
  height: 'var(--field-height)',
  lineHeight: 'calc(var(--field-height) - 2px)',
  paddingInline: '6px',
  ...look.number,
  overflow: 'hidden',
  cursor: 'text',
})

export const lastPrice = appStyle({ color: vars.color.ink3 })

/** Field of a price, as narrow as its column. It has no room for step buttons. */
export const openPrice = appStyle({ width: '5rem' })
uiGlobalStyle(`${openPrice} .${box}`, { width: '100%' })
uiGlobalStyle(`${openPrice} .${stepper}`, { display: 'none' })

/**
 * Price paid last. In a row, over the step button that an empty value can't use. As a card, below the value and large
 * enough for touch.
 */
export const offer = appStyle([
  {
    position: 'relative',
    width: '100%',
    minHeight: '1.5rem',
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
    color: vars.color.ink3,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.ink, textDecoration: 'underline' } },
    '@media': {
      [media.touch]: { minHeight: vars.control.large, fontSize: vars.text.small, textDecoration: 'underline dotted' },
    },
  },
  asFieldRows({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: '4px',
    width: 'auto',
    height: 'var(--field-height)',
  }),
])

/** The column of prices shows the price, unless the line is a card. */
export const offerPrice = appStyle(asFieldRows({ display: 'none' }))

export const offerText = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s2,
})

export const odd = appStyle({
  ...below,
  ...late,
  fontSize: vars.text.small,
  color: vars.color.ink2,
  whiteSpace: 'normal',
  selectors: { '&:empty': { display: 'none' } },
})
