import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'

const { color, space } = vars

/** Within the border of the box. */
const corner = `calc(${vars.radius.r1} - 1px)`

export const box = uiStyle({
  display: 'flex',
  // Room for "234 567,89" with the letter spacing of WCAG 1.4.12.
  width: '9.5rem',
  // In line with those below it, also where one of them is wide.
  marginInlineStart: 'auto',
  height: vars.control.small,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  // A page can hold a thousand: what happens in one is laid out in it alone, as long as what it stands in is a block and no
  // row or column of flexible items. It does not clip what it holds (`paint`), which
  // would cut the page into thousands of pieces to paint.
  contain: 'size layout style',
  selectors: {
    '&:has(input:focus)': look.ring,
    '&:has(input[aria-invalid="true"])': { borderColor: color.bad },
  },
  '@media': { [media.touch]: { width: '11.25rem', height: vars.control.large } },
})

/** For figures of millions and more: all of it can be read, and the buttons stay. */
export const wide = uiStyle({ width: '11rem', '@media': { [media.touch]: { width: '14rem' } } })
export const widest = uiStyle({ width: '13rem', '@media': { [media.touch]: { width: '16rem' } } })

export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  padding: '0 3px',
  border: 'none',
  background: 'none',
  outline: 'none',
  textAlign: 'end',
  selectors: {
    '&:disabled': { background: color.sunken, color: color.ink3 },
    [`:is(${wide}, ${widest}) > &`]: { fontSize: vars.text.small },
  },
  // With smaller type, a phone would zoom in on it.
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

/** What is said below it breaks within its width, also in a cell of figures. */
export const whole = uiStyle({})
uiGlobalStyle(`${whole} + *`, { width: 0, minWidth: '100%', whiteSpace: 'normal', textAlign: 'end' })

/** For fingers alone, whose keypads lack it. It stands before the box, beside the label of the cell. */
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

/** Takes the width of the field, and gives it none. */
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
