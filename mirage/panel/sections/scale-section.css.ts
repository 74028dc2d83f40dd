import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space, text } = vars

export const slider = appStyle({ width: '100%', accentColor: color.brand })

export const frames = appStyle({
  margin: 0,
  padding: space.s2,
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: text.small,
})

export const frame = appStyle({
  display: 'flex',
  gap: space.s4,
  height: '22px',
  color: color.ink,
  whiteSpace: 'pre',
  overflow: 'hidden',
})

export const moving = appStyle({ color: color.ink2 })
