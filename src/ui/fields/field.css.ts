import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

const { color, space, text } = vars

export const field = uiStyle({ ...look.column, gap: '6px', minWidth: 0 })

export const label = uiStyle({
  ...textStyles.labelStrong,
  lineHeight: vars.leading.body,
  color: color.ink,
  cursor: 'default',
})

export const requiredMark = uiStyle({
  color: color.bad,
  marginInlineStart: '3px',
  // Hides the required mark in read-only forms.
  selectors: { 'fieldset:disabled &': { display: 'none' } },
})

/** Box around an input and its prefix and suffix. The box draws the focus ring of the input. */
export const box = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.control.medium,
  minWidth: 0,
  padding: `0 ${space.s3}`,
  ...look.control,
  fontSize: text.body,
  cursor: 'text',
  transition: `border-color ${vars.duration.fast}`,
  selectors: {
    '&:has(input:focus)': look.ring,
    '&:has(input[aria-invalid="true"])': { borderColor: color.bad },
    '&:has(input:disabled)': { background: color.sunken, color: color.ink3, cursor: 'default' },
    '&:has(input:read-only:not([type="button"]))': { background: color.sunken },
  },
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})

/** Container of fields at the height of buttons. */
export const toolbar = uiStyle({})

uiGlobalStyle(`${toolbar} ${box}`, { '@media': { [media.noTouch]: { minHeight: vars.control.small } } })

export const large = uiStyle({ minHeight: vars.control.large })

export const input = uiStyle({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  border: 'none',
  background: 'none',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:autofill': { boxShadow: `0 0 0 100px ${color.surface} inset`, WebkitTextFillColor: color.ink },
  },
  // iOS zooms into a focused field with a font size below 16 px.
  '@media': { [media.touch]: { fontSize: text.title } },
})

export const affix = uiStyle({ display: 'flex', flex: 'none', color: color.ink3 })

export const description = uiStyle(look.quiet)

export const error = uiStyle({ fontSize: text.label, lineHeight: vars.leading.body, color: color.bad })

export const form = uiStyle({ ...look.column, gap: vars.space.gap })
