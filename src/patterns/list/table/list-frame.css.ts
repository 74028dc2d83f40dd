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

/** The corners of the frame are those of the table in it. */
export const rows = appStyle({ borderRadius: 'inherit' })

/** Rows from before: like what cannot be changed any more, and without their colours. */
export const older = appStyle([rows, { background: vars.color.sunken, filter: 'grayscale(1)' }])
