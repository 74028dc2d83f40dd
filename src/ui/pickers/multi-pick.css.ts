import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const none = uiStyle({ color: vars.color.ink3 })
