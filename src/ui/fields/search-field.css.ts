import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

export const search = uiStyle({ width: '320px', maxWidth: '100%', '@media': { [media.small]: { width: '100%' } } })

export const clear = uiStyle({
  display: 'flex',
  marginInlineEnd: '-6px',
  padding: '3px',
  borderRadius: vars.radius.r1,
  color: color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink } },
})
