import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** As many beside each other as have room to be read. */
export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(13.5rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.s4,
})
