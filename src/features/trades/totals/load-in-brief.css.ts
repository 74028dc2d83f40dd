import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const brief = appStyle({
  ...look.wrapped,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s3}`,
  fontVariantNumeric: 'tabular-nums',
})

export const carbon = appStyle({ color: vars.color.good, fontWeight: vars.weight.strong })

export const rest = appStyle({ fontSize: vars.text.label, color: vars.color.ink2 })
