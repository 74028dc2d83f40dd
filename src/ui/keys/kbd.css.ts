import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color } = vars

export const cap = uiStyle({
  padding: '0 5px',
  border: `1px solid ${color.line}`,
  borderRadius: '4px',
  background: color.sunken,
  color: color.ink2,
  font: `${vars.weight.strong} ${vars.text.small}/${vars.leading.small} ${vars.font.mono}`,
  whiteSpace: 'nowrap',
})

/** Shortcut hint next to the control with the same action. */
export const kbd = uiStyle([cap, { flex: 'none', color: color.ink3, '@media': { [media.touch]: { display: 'none' } } }])

export const hint = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  ...look.quiet,
  whiteSpace: 'nowrap',
})
