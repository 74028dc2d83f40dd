import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const body = appStyle({ display: 'grid', gap: vars.space.s4 })
export const text = appStyle({ color: vars.color.ink2 })
