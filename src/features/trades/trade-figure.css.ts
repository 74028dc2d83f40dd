import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** Green says saved, and this was not. */
export const belowZero = appStyle({ color: vars.color.ink })
