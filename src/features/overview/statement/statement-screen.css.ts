import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space, text, leading } = vars

export const letterhead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s5,
})

export const address = appStyle({
  fontSize: text.small,
  lineHeight: leading.small,
  fontStyle: 'normal',
  textAlign: 'end',
  color: color.ink2,
})
