import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const picker = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s2,
})
