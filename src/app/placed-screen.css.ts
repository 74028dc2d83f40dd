import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

export const screen = uiStyle({ ...look.column, gap: vars.space.gap })

/** Hides a screen without losing its layout, so that the browser can show it again quickly. */
export const left = uiStyle({
  contentVisibility: 'hidden',
  '@supports': { 'not (content-visibility: hidden)': { display: 'none' } },
})
