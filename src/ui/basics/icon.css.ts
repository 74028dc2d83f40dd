import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const icon = uiStyle({
  width: vars.control.icon,
  height: vars.control.icon,
  flex: 'none',
  // Nothing is drawn outside of it, and a clip would be one more piece to paint of every row that has one.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
