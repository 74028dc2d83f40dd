import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { quietEdges } from '#ui/basics/button.css.ts'

export const grid = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
})

export const wide = appStyle({ gridColumn: '1 / -1' })

export const stack = appStyle({ display: 'grid', alignItems: 'start', minWidth: 0 })

export const actions = appStyle([quietEdges, { ...look.wrapped, gap: vars.space.s2 }])

/** One-line summary of collapsed fields. Breaks long names instead of widening the form. */
export const summary = appStyle({ overflowWrap: 'anywhere' })

export const note = appStyle(look.quiet)

export const error = appStyle({ fontSize: vars.text.label, lineHeight: vars.leading.body, color: vars.color.bad })

/** Hint below a field, with a button that applies the suggestion. Takes no space while empty. */
export const hint = appStyle({
  ...look.line,
  gap: vars.space.s2,
  ...look.muted,
  selectors: { '&:not(:empty)': { marginBlockStart: '6px' } },
})

export const fields = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.gap,
})
