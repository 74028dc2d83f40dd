import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const bar = appStyle({
  display: 'flex',
  gap: vars.space.s2,
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const search = appStyle({ flex: 1, minWidth: 0 })
