import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const failure = appStyle({ display: 'grid', gap: vars.space.s3 })
