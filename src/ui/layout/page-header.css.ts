import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { variants } from '#ui/basics/button.css.ts'

const { color, space } = vars

export const header = uiStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  '@media': {
    screen: {
      minHeight: '3.5rem',
      marginInline: `calc(-1 * ${space.page})`,
      padding: `${space.s2} ${space.page}`,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})

export const words = uiStyle({
  ...look.wrapped,
  flex: '1 1 16rem',
  alignItems: 'baseline',
  columnGap: space.s2,
  minWidth: 0,
})

export const trail = uiStyle({ ...look.wrapped, color: color.ink3 })

export const step = uiStyle({
  selectors: { '&::after': { content: '"/" / ""', marginInlineStart: space.s1 } },
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

export const subtitle = uiStyle({ color: color.ink3, overflowWrap: 'anywhere' })

export const actions = uiStyle({
  ...look.line,
  gap: space.s2,
  minWidth: 0,
  '@media': { [media.small]: { columnGap: space.s1 } },
})

// On a phone, the primary button comes first. Narrower buttons fit into one line from 390 px.
uiGlobalStyle(`${actions} > ${variants.primary}`, { '@media': { [media.small]: { order: -1 } } })
uiGlobalStyle(`${actions} > :is(button, a)`, { '@media': { [media.small]: { paddingInline: space.s2 } } })
