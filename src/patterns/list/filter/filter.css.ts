import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

export const count = appStyle({
  minWidth: '20px',
  padding: '0 5px',
  borderRadius: '10px',
  background: color.brand,
  color: color.onBrand,
  fontSize: vars.text.label,
  lineHeight: '20px',
  textAlign: 'center',
})

export const chips = appStyle({
  ...look.line,
  gap: space.s2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { print: { marginBlock: space.s2 } },
})

export const end = appStyle({ marginInlineStart: 'auto' })

export const chip = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minHeight: '28px',
  maxWidth: '100%',
  paddingInlineStart: space.s3,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '14px',
  background: color.surface,
  fontSize: vars.text.label,
  '@media': { [media.touch]: { minHeight: '36px', borderRadius: '18px' }, print: { paddingInlineEnd: space.s3 } },
})

export const label = appStyle({ color: color.ink2 })
export const value = appStyle({ minWidth: 0, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' })

export const remove = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '28px',
  alignSelf: 'stretch',
  border: 'none',
  borderRadius: '14px',
  background: 'transparent',
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink }, '&:focus-visible': look.ring },
  '@media': { [media.touch]: { width: '36px' }, print: { display: 'none' } },
})

/** Progress as the first row of the card. */
export const reading = appStyle({
  ...look.line,
  gap: `0 ${space.s3}`,
  minHeight: '40px',
  paddingBlock: space.s1,
  paddingInline: space.inset,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: vars.text.label,
  '@media': { print: { display: 'none' } },
})

export const failure = appStyle({ padding: space.s3 })
