import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

const { color, space } = vars

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: space.gap,
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = appStyle({ display: 'grid', gap: space.gap, minWidth: 0 })

export const state = appStyle({ ...look.line, justifyContent: 'space-between', gap: space.s3 })

export const stateTitle = appStyle({ ...look.title, display: 'flex', alignItems: 'center', gap: space.s2 })

export const dot = appStyle({ width: '8px', height: '8px', borderRadius: '4px', background: color.good })

export const quiet = appStyle(look.quiet)

export const muted = appStyle(look.muted)

/** Second line of a row. */
export const detail = appStyle({ ...look.quiet, display: 'block', fontWeight: vars.weight.normal })

export const list = appStyle({ display: 'grid', gap: space.s2 })

export const item = appStyle({ display: 'flex', alignItems: 'center', gap: space.s3 })

export const itemIcon = appStyle({ display: 'inline-flex', color: color.ink3 })

export const persistent = appStyle({
  ...look.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.good,
})
