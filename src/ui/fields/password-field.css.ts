import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const toggle = uiStyle({
  alignSelf: 'stretch',
  marginInlineEnd: `calc(-1 * ${vars.space.s2})`,
  padding: `0 ${vars.space.s2}`,
  borderRadius: vars.radius.r1,
  color: vars.color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.ink } },
})
