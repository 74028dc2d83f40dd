import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const pagination = uiStyle({
  ...look.line,
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s4}`,
  color: color.ink2,
})

export const group = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  // On a phone, the page size and the row count share a line. The page buttons fill the next line.
  '@media': { [media.small]: { display: 'contents' } },
})

export const pageButtons = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  // Wraps long words of other languages.
  '@media': { [media.small]: { width: '100%', flexWrap: 'wrap', justifyContent: 'space-between' } },
})

export const size = uiStyle({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const sizeBox = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  borderRadius: vars.radius.r1,
  background: color.surface,
  selectors: { '&:hover': { background: color.sunken } },
})

export const select = uiStyle({
  appearance: 'none',
  minHeight: vars.control.medium,
  paddingBlock: 0,
  paddingInline: `${space.s3} 32px`,
  border: `1px solid ${color.lineField}`,
  borderRadius: 'inherit',
  background: 'none',
  color: color.ink,
  font: 'inherit',
  cursor: 'pointer',
})

export const chevron = uiStyle({
  position: 'absolute',
  insetInlineEnd: '8px',
  display: 'flex',
  color: color.ink3,
  pointerEvents: 'none',
})

export const button = uiStyle({ selectors: { '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'default' } } })

export const end = uiStyle([button, { '@media': { [media.small]: { display: 'none' } } }])

/** Fits three digits, so that the page buttons don't move when the number changes. */
export const page = uiStyle({
  minWidth: '5ch',
  width: '6ch',
  fieldSizing: 'content',
  minHeight: vars.control.medium,
  ...look.control,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  padding: '0 4px',
  '@media': { [media.touch]: { fontSize: vars.text.title } },
})

export const position = uiStyle({ display: 'flex', alignItems: 'center', gap: space.s2, whiteSpace: 'nowrap' })
