import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text, weight } = vars

export const log = appStyle({ ...look.column, gap: space.s3 })

export const logHead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space.s2,
})

export const calls = appStyle(look.column)

export const call = appStyle({ borderBlockEnd: `1px solid ${color.line}`, minWidth: 0 })

/** Conspicuous, because a call without a route is a bug in the app or the mock. */
export const unrouted = appStyle({
  background: color.badSoft,
  boxShadow: `inset 3px 0 ${color.bad}`,
  '@media': { [media.forcedColors]: { borderInlineStart: '4px solid CanvasText' } },
})

export const callLine = appStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s2,
  width: '100%',
  padding: `${space.s2} ${space.s1}`,
  cursor: 'pointer',
  selectors: { '&:hover': { background: `color-mix(in oklab, ${color.ink} 4%, transparent)` } },
})

export const callWords = appStyle({ ...look.column, flex: 1, minWidth: 0 })

export const callName = appStyle({ fontFamily: vars.font.mono, fontSize: text.small, overflowWrap: 'anywhere' })

export const status = appStyle({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: text.small,
  fontWeight: weight.strong,
  color: color.good,
})

export const bad = appStyle({ color: color.bad })

export const waiting = appStyle({ color: color.ink2 })

export const turn = appStyle({ display: 'flex', color: color.ink3, transition: `rotate ${vars.duration.fast}` })

export const turned = appStyle({ rotate: '90deg' })

export const callDetails = appStyle({
  ...look.column,
  gap: space.s3,
  padding: `${space.s1} ${space.s2} ${space.s4}`,
})

export const part = appStyle({ ...look.column, gap: space.s1, minWidth: 0 })

export const partTitle = appStyle({ fontSize: text.label, fontWeight: weight.strong })

export const content = appStyle({
  padding: space.s2,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
  background: color.sunken,
  color: color.ink,
  fontFamily: vars.font.mono,
  fontSize: text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const change = appStyle({
  ...look.column,
  gap: space.s1,
  fontSize: text.small,
  overflowWrap: 'anywhere',
})

export const changeTitle = appStyle({
  fontSize: text.small,
  fontWeight: weight.strong,
  selectors: { [`${change} + ${change} > &`]: { marginBlockStart: space.s3 } },
})

export const rowId = appStyle({ fontFamily: vars.font.mono, fontWeight: weight.normal, color: color.ink2 })

/** No highlight in added and removed rows, because every value changed. */
export const plain = appStyle({ textDecoration: 'none' })

export const changeFields = appStyle({ fontFamily: vars.font.mono })

export const changeField = appStyle({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  gap: space.s2,
})
