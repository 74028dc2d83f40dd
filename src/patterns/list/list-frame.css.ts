import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { space } = vars

/** Over rows that are dimmed or yet to come: it takes no room, so that nothing moves when it comes and goes. */
export const over = appStyle({
  position: 'sticky',
  top: space.s3,
  zIndex: vars.layer.raised,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
})

export const failure = appStyle({ padding: `${space.s3} ${space.s3} 0` })

/** Rows from before. */
export const older = appStyle({ filter: 'grayscale(1)', opacity: 0.75 })
