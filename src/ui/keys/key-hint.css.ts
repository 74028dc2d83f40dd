import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

export const hint = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  ...look.quiet,
  whiteSpace: 'nowrap',
})
