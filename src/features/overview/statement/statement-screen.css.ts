import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { space } = vars

export const letterhead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s5,
})

export const address = appStyle({ ...look.muted, fontStyle: 'normal', textAlign: 'end' })
