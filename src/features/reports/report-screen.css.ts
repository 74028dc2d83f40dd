import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const bar = appStyle({ ...look.line, gap: vars.space.s2, marginBlock: `calc(-1 * ${vars.space.s2})` })

export const items = appStyle({ display: 'contents' })
