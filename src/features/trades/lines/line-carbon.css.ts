import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

/** A figure that can be pressed: large enough for a finger, and in line with figures that cannot. */
export const figure = appStyle({
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  borderRadius: vars.radius.r1,
  font: 'inherit',
  lineHeight: vars.leading.body,
  color: 'inherit',
  textAlign: 'end',
  // "more than new" wraps above its figure, which never breaks.
  whiteSpace: 'normal',
  textDecoration: `underline dotted 1px color-mix(in oklab, currentColor 45%, transparent)`,
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded="true"]': { textDecorationColor: 'currentColor' } },
  '@media': { [media.touch]: { minWidth: vars.control.large, minHeight: vars.control.large } },
})
