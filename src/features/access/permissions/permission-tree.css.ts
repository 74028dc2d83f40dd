import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

const { color, space, text, leading } = vars

export const parts = appStyle({ ...look.column, gap: space.s5, minWidth: 0 })

export const part = appStyle({ ...look.column, gap: space.s3, minWidth: 0 })

export const title = appStyle({ fontWeight: vars.weight.strong })

export const note = appStyle({ ...look.quiet, overflowWrap: 'anywhere' })

export const bar = appStyle({ ...look.line, gap: `${space.s2} ${space.s4}` })

export const search = appStyle({ minWidth: 0, maxWidth: '100%', '@container': { [within.small]: { width: '100%' } } })

export const figures = appStyle({ marginInlineStart: 'auto', fontSize: text.label, color: color.ink2 })

export const nothing = appStyle({
  ...look.line,
  gap: space.s3,
  paddingBlock: space.s4,
  overflowWrap: 'anywhere',
})

export const hit = appStyle({
  background: `color-mix(in oklab, ${color.warn} 28%, transparent)`,
  color: color.ink,
  borderRadius: '2px',
})

export const strings = appStyle({ ...look.column, borderTop: `1px solid ${color.line}` })

export const string = appStyle({
  ...look.wrapped,
  alignItems: 'flex-start',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: space.s3,
  borderBottom: `1px solid ${color.line}`,
})

export const about = appStyle({ display: 'grid', gap: space.s1, flex: '1 1 16rem', minWidth: 0 })

export const sentence = appStyle({ minWidth: 0, overflowWrap: 'anywhere' })

export const value = appStyle({
  font: `${vars.weight.strong} ${text.label}/${leading.body} ${vars.font.mono}`,
  overflowWrap: 'anywhere',
})

export const odd = appStyle([note, { color: color.bad }])

export const actions = appStyle({
  ...look.wrapped,
  gap: space.s2,
  '@container': { [within.small]: { marginInlineStart: '-10px' } },
})

export const more = appStyle({
  width: 'fit-content',
  cursor: 'pointer',
  ...look.small,
  color: color.brand,
  borderRadius: '2px',
})

export const pairs = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${space.s1} ${space.s4}`,
  marginTop: space.s2,
  fontSize: text.label,
  overflowWrap: 'anywhere',
  '@container': { [within.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
})

export const pair = appStyle({ display: 'contents' })

export const term = appStyle({ color: color.ink3, maxWidth: '16rem' })

export const description = appStyle({ '@container': { [within.small]: { marginBottom: space.s2 } } })

export const summary = appStyle({ display: 'grid', gap: space.s3 })

export const subject = appStyle(look.quiet)

export const add = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) auto',
  justifyContent: 'start',
  alignItems: 'start',
  gap: space.s2,
  '@container': { [within.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Aligned with the input of the field, not with its label. */
export const addButton = appStyle({
  display: 'grid',
  paddingTop: `calc(${leading.body} + 6px)`,
  '@container': { [within.small]: { paddingTop: 0 } },
})
