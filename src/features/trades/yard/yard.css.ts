import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const note = appStyle({ display: 'block', color: vars.color.ink2, fontSize: vars.text.small })

export const actions = appStyle({ display: 'flex', justifyContent: 'end', gap: vars.space.s2 })
