import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text } = vars

export const page = appStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space.gap,
  width: '100%',
  maxWidth: '40rem',
  minHeight: '100dvh',
  marginInline: 'auto',
  padding: `${space.s6} ${space.s4}`,
})

export const title = appStyle(look.heading)

export const lead = appStyle({ color: color.ink2 })

export const faults = appStyle({ display: 'grid', gap: space.s3 })

export const fault = appStyle({
  display: 'grid',
  gap: space.s2,
  minWidth: 0,
  padding: `${space.s3} ${space.s4}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.surface,
  overflowWrap: 'anywhere',
})

export const request = appStyle({ fontFamily: vars.font.mono, color: color.bad, fontWeight: vars.weight.strong })

export const known = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: `${space.s1} ${space.s3}`,
  fontSize: text.label,
})

export const word = appStyle({ fontFamily: vars.font.mono })
