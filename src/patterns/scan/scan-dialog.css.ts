import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const hint = appStyle(look.quiet)

export const video = appStyle({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.r2,
  background: vars.color.sunken,
})
