import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** Path of a file in the sidebar. */
export const filePath = appStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.text.small,
  color: vars.color.ink3,
})

export const brand = appStyle({ fontSize: vars.text.title, fontWeight: vars.weight.strong })
