import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const caps = appStyle({ display: 'inline-flex', flex: 'none', gap: vars.space.s1 })
