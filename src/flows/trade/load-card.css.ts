import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const figures = appStyle({ display: 'grid', gap: vars.space.s4 })

export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: vars.space.s3,
})

export const note = appStyle({ fontSize: vars.text.small, lineHeight: vars.leading.small, color: vars.color.ink3 })
