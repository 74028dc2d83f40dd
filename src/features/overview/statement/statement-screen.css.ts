import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space, text, leading } = vars

export const letterhead = appStyle({ display: 'flex', justifyContent: 'space-between', gap: space.s5 })

export const address = appStyle({
  fontSize: text.small,
  lineHeight: leading.small,
  fontStyle: 'normal',
  textAlign: 'end',
  color: color.ink2,
})
