import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const files = appStyle({ ...look.wrapped, gap: vars.space.s2 })
