import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const setup = appStyle({ ...look.line, gap: vars.space.s5 })

export const code = appStyle({
  width: '10.5rem',
  height: '10.5rem',
  flex: 'none',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r1,
  // QR code scanners need dark on light, so the dark theme also has a white background.
  background: 'white',
})

export const secret = appStyle({
  flex: '1 1 10rem',
  display: 'grid',
  gap: vars.space.s3,
  color: vars.color.ink2,
})

export const characters = appStyle({
  display: 'block',
  marginTop: vars.space.s1,
  fontFamily: vars.font.mono,
  fontSize: vars.text.body,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const copied = appStyle({ marginInlineStart: vars.space.s2, fontSize: vars.text.label })
