import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const note = appStyle({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.ink3 })

export const column = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

/** A long name breaks, so that it does not widen the form. */
export const links = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s1} ${vars.space.s4}`,
  overflowWrap: 'anywhere',
})
