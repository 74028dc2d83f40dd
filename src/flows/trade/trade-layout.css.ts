import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space.s5,
  '@media': { [media.belowLarge]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const main = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

export const buttons = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.s2,
})
