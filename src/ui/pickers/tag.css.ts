import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const tags = uiStyle({ ...look.wrapped, gap: space.s2, minWidth: 0 })

export const tag = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  minWidth: 0,
  maxWidth: '100%',
  minHeight: vars.control.small,
  padding: `2px ${space.s2}`,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
  background: color.sunken,
  color: color.ink,
  fontSize: vars.text.label,
  lineHeight: vars.leading.body,
})

export const words = uiStyle({ minWidth: 0, overflowWrap: 'anywhere' })

export const remove = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: '24px',
  height: '24px',
  marginInlineEnd: `calc(-1 * ${space.s1})`,
  border: 'none',
  borderRadius: vars.radius.r1,
  background: 'transparent',
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in oklab, ${color.ink} 8%, transparent)`, color: color.ink },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
  '@media': { [media.touch]: { width: '36px', height: '36px' } },
})
