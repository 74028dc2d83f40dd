import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color } = vars

export const tooltip = uiStyle({
  maxWidth: '280px',
  padding: `${vars.space.s1} ${vars.space.s2}`,
  borderRadius: vars.radius.r1,
  border: '1px solid transparent',
  background: color.ink,
  color: color.paper,
  ...look.small,
  pointerEvents: 'none',
})
