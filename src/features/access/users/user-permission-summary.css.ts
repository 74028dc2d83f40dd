import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const note = appStyle(look.quiet)

export const column = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

export const links = appStyle({
  ...look.wrapped,
  gap: `${vars.space.s1} ${vars.space.s4}`,
  overflowWrap: 'anywhere',
})
