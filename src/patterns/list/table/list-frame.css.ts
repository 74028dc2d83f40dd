import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { toastLift } from '#ui/feedback/toaster.css.ts'

const { space, color } = vars

/** Notices above the rows. */
export const frame = appStyle(look.column)

/**
 * Overlay at the end of dimmed or pending rows, because new rows are at the start. Takes no space, so that the rows
 * don't move.
 */
export const over = appStyle({
  order: 1,
  position: 'sticky',
  bottom: `calc(${space.s3} + ${fallbackVar(covered.bottom, '0px')})`,
  zIndex: vars.layer.raised,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-end',
})

// Lifts toasts above the overlay.
uiGlobalStyle(`html:has(${over})`, { vars: { [toastLift]: '4rem' } })

export const failure = appStyle({ padding: `${space.s3} ${space.s3} 0` })

export const rows = appStyle({ borderRadius: 'inherit' })

/** Rows of an earlier response: grey, like disabled content. Rows of this device are complete. */
export const older = appStyle([rows, { background: color.sunken }])

globalStyle(`${older} table > :not([data-complete])`, { '@layer': { [layers.app]: { filter: 'grayscale(1)' } } })
globalStyle(`${older} [data-complete]`, { '@layer': { [layers.app]: { background: color.surface } } })

export const notice = appStyle({
  ...look.line,
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s3} ${space.inset}`,
  color: color.ink2,
})

export const pill = appStyle([
  notice,
  {
    paddingBlock: space.s2,
    paddingInline: `${space.s4} ${space.s2}`,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.r2,
    boxShadow: vars.shadow.raised,
  },
])
