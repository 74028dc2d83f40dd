import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const status = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  color: vars.color.ink3,
})
