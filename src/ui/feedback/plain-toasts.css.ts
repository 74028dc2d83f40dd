import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { space } = vars

/** Where the toaster would show them. */
export const toasts = uiStyle({
  position: 'fixed',
  zIndex: vars.layer.toast,
  right: space.s4,
  bottom: space.s4,
  display: 'grid',
  gap: space.s3,
  width: `min(356px, 100vw - 2 * ${space.s4})`,
  '@media': { print: { display: 'none' } },
})
