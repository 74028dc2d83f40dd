import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

const bar = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.s6 }

/** The figures, and beside them a bar of their material families. */
export const load = appStyle({
  display: 'grid',
  gap: vars.space.s4,
  '@container': { [within.bar]: bar, [within.touchOneColumn]: { '@media': { [media.touch]: bar } } },
})

/** Limits the width of the figures. */
export const part = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  containerType: 'inline-size',
})

/** Side by side; long figures one below the other. */
export const pair = appStyle({ ...look.wrapped, gap: vars.space.s3 })

export const one = appStyle({ flex: '1 0 7rem', minWidth: 'min-content' })

export const notes = appStyle({ display: 'grid', gap: vars.space.s1, ...look.quiet })
