import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const form = uiStyle({ display: 'flex', flexDirection: 'column', gap: vars.space.gap })
