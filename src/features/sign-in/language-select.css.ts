import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

export const select = appStyle({
  alignSelf: 'start',
  minHeight: vars.control.small,
  padding: `0 ${space.s2}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  color: color.ink2,
})
