import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** Beside the title, and before the link at the end. */
export const note = appStyle({ flex: 1, fontSize: vars.text.small, color: vars.color.ink3 })
