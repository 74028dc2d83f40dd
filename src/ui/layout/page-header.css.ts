import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { variants } from '#ui/basics/button.css.ts'

const { color, space } = vars

export const header = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: space.s5,
  '@media': { [media.small]: { flexDirection: 'column', alignItems: 'stretch', gap: space.s4 } },
})

export const words = uiStyle({ minWidth: 0 })

export const trail = uiStyle({ ...look.wrapped, ...look.quiet })

export const step = uiStyle({
  selectors: { '& + &::before': { content: '"/" / ""', margin: `0 ${space.s1}` } },
})

export const stepLink = uiStyle({
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.ink, textDecoration: 'underline' } },
})

export const title = uiStyle({
  ...look.heading,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  outline: 'none',
})

export const subtitle = uiStyle({ color: color.ink2, marginTop: space.s1, overflowWrap: 'anywhere' })

export const actions = uiStyle({ ...look.wrapped, alignItems: 'flex-end', gap: space.s2, flex: 'none' })

// On a phone, the primary button comes first.
uiGlobalStyle(`${actions} > ${variants.primary}`, { '@media': { [media.small]: { order: -1 } } })
