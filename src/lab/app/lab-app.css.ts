import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const brand = appStyle({ fontSize: vars.text.title, fontWeight: vars.weight.strong })
