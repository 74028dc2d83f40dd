import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

const { color, space, text, weight } = vars

export const frame = appStyle({
  overflowX: 'auto',
  // Containing block for absolutely positioned content, such as screen-reader text, which must scroll with the table.
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
})

export const table = appStyle({ width: '100%', fontSize: text.label, borderCollapse: 'separate', borderSpacing: 0 })

const edge = { borderBlockEnd: `1px solid ${color.line}` }
const ofLastRow = { 'tr:last-child > &': { borderBlockEnd: 'none' } }

/** Sticky, so that the first column stays visible while the table scrolls horizontally. */
const first = {
  ...edge,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  background: color.surface,
  textAlign: 'start',
  padding: `${space.s2} ${space.s3}`,
  whiteSpace: 'nowrap',
} as const

export const corner = appStyle(first)

export const resource = appStyle({ ...first, fontWeight: weight.strong, selectors: ofLastRow })

export const part = appStyle({
  ...first,
  paddingInlineStart: space.s5,
  color: color.ink2,
  fontWeight: weight.normal,
  selectors: ofLastRow,
})

export const action = appStyle({
  ...edge,
  padding: `${space.s2} ${space.s1}`,
  color: color.ink2,
  ...textStyles.smallStrong,
  textAlign: 'center',
})

const cell = appStyle({ ...edge, padding: space.s2, textAlign: 'center', selectors: ofLastRow })

export const states = {
  exact: appStyle([cell, { color: color.good, fontWeight: weight.strong }]),
  covered: appStyle([cell, { color: color.good, background: color.brandSoft }]),
  own: appStyle([cell, { color: color.ink, fontSize: text.small }]),
  none: appStyle([cell, { color: color.ink3 }]),
}

export const missing = appStyle([cell, { background: color.sunken }])

export const legend = appStyle({
  ...look.wrapped,
  gap: `${space.s1} ${space.s4}`,
  ...look.quiet,
})
