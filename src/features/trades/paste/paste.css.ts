import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text } = vars

export const area = appStyle({ minWidth: 0 })

export const panel = appStyle({
  display: 'grid',
  gap: space.s2,
  padding: `${space.s3} ${space.inset}`,
  borderBlock: `1px solid ${color.line}`,
  background: color.sunken,
})

export const head = appStyle({ ...look.line, justifyContent: 'space-between', gap: space.s2 })

export const words = appStyle({ ...look.line, gap: space.s3 })

export const buttons = appStyle({ ...look.wrapped, gap: space.s2 })

export const rows = appStyle({
  display: 'grid',
  gap: space.s2,
  maxHeight: '15rem',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
})

export const row = appStyle({ fontWeight: vars.weight.strong, marginInlineEnd: space.s2 })

export const cells = appStyle({ fontFamily: vars.font.mono, fontSize: text.label, color: color.ink2 })

export const reason = appStyle({ fontSize: text.label, lineHeight: vars.leading.body, color: color.ink2 })

export const example = appStyle({
  padding: `${space.s2} ${space.s3}`,
  borderRadius: vars.radius.r1,
  background: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: text.label,
  overflowX: 'auto',
})

export const exampleCell = appStyle({ paddingInlineEnd: space.s5, whiteSpace: 'nowrap' })

export const exampleNumber = appStyle([exampleCell, { ...look.number }])
