import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const picker = appStyle({ ...look.wrapped, alignItems: 'flex-start', gap: vars.space.s2 })
