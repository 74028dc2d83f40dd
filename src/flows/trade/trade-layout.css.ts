import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  gridTemplateAreas: '"main load" "end load"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space.gap} ${vars.space.s5}`,
  '@media': {
    [media.belowLarge]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"main" "load" "end"',
      gridTemplateRows: 'auto',
    },
  },
})

export const main = appStyle({ gridArea: 'main', display: 'grid', gap: vars.space.gap, minWidth: 0 })

export const load = appStyle({ gridArea: 'load' })

export const end = appStyle({ gridArea: 'end', display: 'grid', gap: vars.space.gap })

export const buttons = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s2,
})
