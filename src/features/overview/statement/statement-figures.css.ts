import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { space } = vars

export const stats = appStyle({
  display: 'grid',
  gap: `${space.s4} ${space.s5}`,
  '@container': {
    '(width >= 16rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 40rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const note = appStyle(look.muted)
