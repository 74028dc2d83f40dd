import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const hint = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.ink3,
  whiteSpace: 'nowrap',
})
