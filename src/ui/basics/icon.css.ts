import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const icon = uiStyle({
  width: vars.control.icon,
  height: vars.control.icon,
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
