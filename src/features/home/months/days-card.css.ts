import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

const { space } = vars

export const sides = appStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s5,
  '@container': { [within.small]: { gridAutoFlow: 'row' } },
})

export const side = appStyle({ ...look.column, gap: space.s2, minWidth: 0 })

export const head = appStyle(look.muted)
