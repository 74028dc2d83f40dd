import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text } = vars

export const note = appStyle(look.quiet)

export const bar = appStyle({ width: '100%' })

/** Live region, which takes no space while it is empty. */
export const words = appStyle({ selectors: { '&:empty': { position: 'absolute' } } })

export const holders = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
  gap: `${space.s2} ${space.s4}`,
  overflowWrap: 'anywhere',
})

export const username = appStyle({
  display: 'block',
  fontFamily: vars.font.mono,
  fontSize: text.small,
  color: color.ink2,
})
