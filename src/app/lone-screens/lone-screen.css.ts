import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const alone = appStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.gap,
  width: '100%',
  maxWidth: '40rem',
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `${vars.space.s6} ${vars.space.s4}`,
})
