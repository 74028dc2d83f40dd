import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, weight } = vars

export const about = appStyle(look.muted)

export const missing = appStyle({
  display: 'grid',
  gap: space.s1,
  padding: `${space.s4} ${space.inset}`,
  borderBlockStart: `1px solid ${color.line}`,
  ...look.muted,
})

export const head = appStyle({ fontWeight: weight.strong, color: color.ink })

export const list = appStyle({ paddingInlineStart: space.s4, listStyle: 'disc' })
