import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

/** Panel of the page: the actors are above the details, or next to them if the panel is wide enough. */
export const panel = appStyle({ containerType: 'inline-size' })
export const halves = appStyle({ ...look.wrapped, gap: space.s4, alignItems: 'flex-start' })
export const actors = appStyle({
  flex: '1 1 260px',
  maxHeight: '24vh',
  overflowY: 'auto',
  '@container': { '(width >= 760px)': { position: 'sticky', insetBlockStart: 0, maxHeight: '40vh' } },
})
export const details = appStyle({ ...look.column, flex: '999 1 480px', gap: space.s4, minWidth: 'min(100%, 480px)' })

export const fields = appStyle({ width: '100%', fontFamily: vars.font.mono, fontSize: vars.text.small })

export const field = appStyle({
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink3,
  selectors: { '&[data-changed]': { color: color.ink } },
})

export const cell = appStyle({
  paddingBlock: space.s1,
  paddingInline: `0 ${space.s2}`,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  // A name takes only the width of its text.
  selectors: { 'th&': { width: '1%', whiteSpace: 'nowrap' } },
})
