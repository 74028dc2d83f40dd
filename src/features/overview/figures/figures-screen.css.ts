import { wide } from '#features/overview/months/months-table.css.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
  alignItems: 'start',
  gap: vars.space.gap,
  selectors: { [`&:has(${wide})`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const column = appStyle({ display: 'grid' })
