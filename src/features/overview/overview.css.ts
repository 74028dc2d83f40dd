import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

const { space } = vars

/** A name and a line of text: side by side, or stacked if the container is narrow. */
export const titleRow = appStyle({ ...look.wrapped, alignItems: 'baseline', columnGap: space.s4 })

/** Negative margins keep the button from making its line taller, so that no layout shift occurs when loading ends. */
export const act = appStyle({ display: 'inline-flex', marginBlock: `calc(-1 * ${space.s2})` })

export const picker = appStyle({ ...look.wrapped, alignItems: 'flex-start', gap: vars.space.s2 })

export const note = appStyle({ flex: 1, fontSize: vars.text.small, color: vars.color.ink3 })

export const wide = appStyle({ minWidth: 0 })

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
  alignItems: 'start',
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

export const chartSpace = appStyle({ height: '320px' })
