import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

export const note = appStyle({ flex: 1, fontSize: vars.text.small, color: vars.color.ink3 })

export const wide = appStyle({ minWidth: 0 })

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
  gap: vars.space.gap,
  selectors: { [`&:has(${wide})`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = appStyle({ display: 'grid' })

/** Reserves the height of a total with its label and its change. */
export const figure = appStyle({ display: 'grid', alignContent: 'space-around', height: '76px' })

/** Reserves the height of the chart with its legend. */
export const chart = appStyle({ height: '368px', paddingTop: vars.space.s1 })

export const actions = appStyle({ ...look.line, gap: vars.space.s3 })

export const unit = appStyle({ color: vars.color.ink3, fontSize: vars.text.small })
