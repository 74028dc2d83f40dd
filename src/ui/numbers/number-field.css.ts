import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'

const { color, space } = vars

const corner = `calc(${vars.radius.r1} - 1px)`

export const box = uiStyle({
  display: 'flex',
  // Fits "234 567,89" with the letter spacing of WCAG 1.4.12.
  width: '8rem',
  // Aligns the boxes of a column at their right edge, even if one is wider.
  marginInlineStart: 'auto',
  height: vars.control.small,
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  // A page can have a thousand fields; containment limits layout to one field. The parent must be a block, not a flex
  // container. Omits `paint`, which would create thousands of paint chunks.
  contain: 'size layout style',
  selectors: {
    '&:has(input:focus)': look.ring,
    '&:has(input[aria-invalid="true"])': { borderColor: color.bad },
  },
  '@media': { [media.touch]: { width: '11.25rem', height: vars.control.large } },
})

/** Sizes for texts with more than 10 and more than 16 characters, so that all digits stay visible. */
export const wide = uiStyle({ width: '10rem', '@media': { [media.touch]: { width: '14rem' } } })
export const widest = uiStyle({ width: '12rem', '@media': { [media.touch]: { width: '16rem' } } })

export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  padding: '0 6px',
  border: 'none',
  background: 'none',
  outline: 'none',
  direction: 'ltr',
  ...look.number,
  selectors: {
    '&:disabled': { background: color.sunken, color: color.ink3 },
    '&::placeholder': { color: color.ink3, opacity: 1 },
    [`:is(${wide}, ${widest}) > &`]: { fontSize: vars.text.small },
  },
  // iOS zooms into a focused field with a font size below 16 px.
  '@media': { [media.touch]: { fontSize: vars.text.title } },
})

export const stepper = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.625rem',
  background: color.sunken,
  color: color.ink3,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:first-child': { borderStartStartRadius: corner, borderEndStartRadius: corner },
    '&:last-child': { borderStartEndRadius: corner, borderEndEndRadius: corner },
    '&:hover:not(:disabled)': { color: color.ink },
    '&:active:not(:disabled)': { background: color.line },
    '&:disabled': { cursor: 'default', opacity: 0.4 },
  },
  '@media': { [media.touch]: { width: vars.control.medium } },
})

// Shows the steppers only in the field that the user edits. On touch screens, they keep their place.
uiGlobalStyle(`${box}:not(:focus-within) > ${stepper}`, {
  opacity: 0,
  '@media': { [media.noTouch]: { display: 'none' } },
})

/** Box without room for step buttons. */
export const full = uiStyle({})
uiGlobalStyle(`${full} > ${stepper}`, { display: 'none' })

/** Wraps messages below the field at the field's width, even in numeric cells. */
export const field = uiStyle({})
uiGlobalStyle(`${field} + *`, { width: 0, minWidth: '100%', whiteSpace: 'normal', textAlign: 'end' })

/**
 * Formula key for touch screens, because mobile keypads lack the character. Positioned before the box, next to the cell
 * label.
 */
export const key = uiStyle({
  display: 'none',
  '@media': {
    [media.touch]: {
      display: 'block',
      position: 'absolute',
      insetBlock: '-1px',
      insetInlineEnd: `calc(100% + ${space.s2})`,
      width: vars.control.large,
      textAlign: 'center',
      borderRadius: vars.radius.r1,
      background: color.sunken,
      color: color.ink2,
      fontSize: vars.text.small,
      whiteSpace: 'nowrap',
      userSelect: 'none',
    },
  },
})

/** Text below the field. It wraps at the field's width instead of widening it. */
export const note = uiStyle({
  width: 0,
  minWidth: '100%',
  paddingTop: '2px',
  ...look.muted,
  textAlign: 'end',
  whiteSpace: 'normal',
})

export const meaning = uiStyle({
  minHeight: '1.75rem',
  marginTop: '2px',
  marginInlineStart: space.s2,
  paddingInline: space.s2,
  ...look.control,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.sunken } },
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})
