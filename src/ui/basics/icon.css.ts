import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const icon = uiStyle({
  width: vars.control.icon,
  height: vars.control.icon,
  flex: 'none',
  // Icons never draw outside their box, so they need no clipping. Clipping would add a paint layer per icon, which is
  // slow in long tables.
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Points left in right-to-left languages. */
export const mirrored = uiStyle({ scale: 'var(--inline-sign, 1) 1' })
