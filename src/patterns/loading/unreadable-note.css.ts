import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

export const details = appStyle({ color: color.ink2 })

export const summary = appStyle({ width: 'fit-content', cursor: 'pointer' })

export const rows = appStyle({ margin: `${space.s2} 0 0`, paddingInlineStart: space.s5 })
