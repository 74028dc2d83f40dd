import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'
import { fitted, item, popover } from '#ui/overlays/popover.css.ts'

const { color, space } = vars

export const panel = uiStyle([popover, fitted, { ...look.column, overflow: 'hidden', padding: 0 }])

export const wide = uiStyle([panel, { minWidth: 'min(34rem, calc(100vw - 16px))' }])

export const list = uiStyle({
  flex: '1 1 auto',
  minHeight: 0,
  maxHeight: '17.5rem',
  overflow: 'auto',
  padding: space.s1,
  outline: 'none',
})

export const section = uiStyle({
  selectors: {
    '& + &': {
      marginTop: space.s1,
      marginInline: `calc(-1 * ${space.s1})`,
      paddingTop: space.s1,
      paddingInline: space.s1,
      borderTop: `1px solid ${color.line}`,
    },
  },
})

export const option = uiStyle([
  item,
  {
    minHeight: '1.875rem',
    padding: `2px ${space.s2}`,
    scrollMarginBlock: space.s1,
    '@media': { [media.touch]: { minHeight: '2.75rem' } },
  },
])

export const words = uiStyle({
  flex: 1,
  minWidth: 0,
  ...look.wrapped,
  alignItems: 'baseline',
  columnGap: space.s3,
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const label = uiStyle({ flex: '1 1 auto' })

export const facts = uiStyle({ display: 'flex', flex: 'none', alignItems: 'baseline', fontWeight: vars.weight.normal })

export const code = uiStyle({ minWidth: '5rem', fontFamily: vars.font.mono, ...look.muted })

export const figure = uiStyle({
  width: '4.25rem',
  fontSize: vars.text.label,
  fontVariantNumeric: 'tabular-nums',
  color: color.ink2,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '& + &': { width: '6.5rem', color: color.ink3, fontSize: vars.text.small } },
})

export const footer = uiStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s2} ${space.s3}`,
  borderTop: `1px solid ${color.line}`,
  ...look.quiet,
})

export const keys = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  marginInlineStart: 'auto',
  '@media': { [media.touch]: { display: 'none' } },
})

export const create = uiStyle({ color: color.brand, fontWeight: vars.weight.strong })
