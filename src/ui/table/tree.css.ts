import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'
import { tickBox } from '#ui/fields/checkbox.css.ts'

const { color, space, text, leading } = vars

export const tree = uiStyle({ ...look.column, minWidth: 0 })

export const group = uiStyle({
  minWidth: 0,
  selectors: { [`${tree} > & + &`]: { borderTop: `1px solid ${color.line}` } },
})

export const head = uiStyle({ display: 'flex', alignItems: 'flex-start', gap: space.s1 })

export const toggle = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  marginBlock: '6px',
  borderRadius: vars.radius.r1,
  color: color.ink3,
  cursor: 'pointer',
  transition: `color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: color.ink, background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
  },
  '@media': { [media.touch]: { width: '40px', height: '40px', marginBlock: 0 } },
})

export const arrow = uiStyle({
  display: 'flex',
  transition: `transform ${vars.duration.fast}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(calc(90deg * var(--inline-sign, 1)))' } },
})

export const content = uiStyle({
  marginInlineStart: '13px',
  marginBottom: space.s2,
  paddingInlineStart: space.s4,
  borderInlineStart: `1px solid ${color.line}`,
  '@media': { [media.small]: { paddingInlineStart: space.s2 } },
})

export const choice = uiStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  flex: 1,
  minWidth: 0,
  padding: `${space.s2} ${space.s2}`,
  borderRadius: vars.radius.r1,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: `color-mix(in oklab, ${color.ink} 4%, transparent)` },
    '&[data-fixed]': { background: 'none', cursor: 'default' },
  },
  '@media': { [media.touch]: { paddingBlock: '10px' } },
})

/** Grey for checkboxes that the user can't change directly; their labels keep the text colour. */
export const box = uiStyle([
  tickBox,
  {
    selectors: {
      'input:focus-visible + &': look.ring,
      '[data-unavailable] > &': { background: color.sunken, borderColor: color.lineStrong, color: color.ink2 },
    },
  },
])

export const words = uiStyle({
  ...look.wrapped,
  alignItems: 'baseline',
  gap: `2px ${space.s3}`,
  flex: 1,
  minWidth: 0,
})

export const groupName = uiStyle({ fontWeight: vars.weight.strong, minWidth: 0, overflowWrap: 'anywhere' })

export const count = uiStyle({ marginInlineStart: 'auto', ...look.quiet })

export const named = uiStyle({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' })

export const detail = uiStyle({ display: 'block', ...look.quiet })

export const code = uiStyle({
  minWidth: 0,
  overflowWrap: 'anywhere',
  font: `${vars.weight.normal} ${text.small}/${leading.small} ${vars.font.mono}`,
  color: color.ink3,
})

export const reason = uiStyle({ flexBasis: '100%', ...look.muted, overflowWrap: 'anywhere' })
