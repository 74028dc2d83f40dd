import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 15rem',
  alignItems: 'start',
  gap: vars.space.s4,
  '@media': { [media.belowLarge]: { gridTemplateColumns: '1fr 1fr' }, [media.small]: { gridTemplateColumns: '1fr' } },
})
