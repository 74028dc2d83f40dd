import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

export const form = uiStyle({ ...look.column, gap: vars.space.gap })
