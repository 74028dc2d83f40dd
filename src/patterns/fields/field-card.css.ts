import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const fields = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

/** Two short fields, side by side where there is room. */
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.gap,
})
