import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const actions = appStyle({ ...look.line, gap: vars.space.s3 })

export const unit = appStyle({ color: vars.color.ink3, fontSize: vars.text.small })

/** The room of the chart while it is fetched. */
export const space = appStyle({ height: '320px' })
