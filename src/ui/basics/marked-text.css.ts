import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

/** Adds an underline for users who can't see the difference in weight. */
export const mark = uiStyle({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textDecoration: `underline 1.5px ${vars.color.lineStrong}`,
  textUnderlineOffset: '3px',
})
