import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const bar = appStyle({
  display: 'flex',
  gap: vars.space.s2,
  alignItems: 'center',
  justifyContent: 'space-between',
})

export const search = appStyle({ flex: 1, minWidth: 0 })

/** Text that phones hide visually. Screen readers still announce it. */
export const roomy = appStyle({
  '@media': {
    [media.small]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
