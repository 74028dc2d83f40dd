import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const hint = appStyle({ color: vars.color.ink2, selectors: { '&:empty': { display: 'none' } } })
