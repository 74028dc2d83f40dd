import { rowButton } from '#lab/view/lab.css.ts'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, radius, text } = vars

export const side = appStyle({ ...look.column, gap: space.s3 })

export const sideHead = appStyle({
  ...look.line,
  justifyContent: 'space-between',
  paddingInline: space.s2,
  fontSize: text.small,
  color: color.ink3,
})

export const app = appStyle([
  rowButton,
  {
    alignItems: 'baseline',
    selectors: {
      '&:hover': { background: color.surface },
      '&[aria-current]': { background: color.surface, boxShadow: `inset 0 0 0 1px ${color.line}` },
    },
  },
])

/** Line of code with a button that copies it. */
export const line = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  paddingInlineStart: space.s2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.surface,
})

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 424px)',
  gap: space.gap,
  alignItems: 'start',
  '@media': { [media.belowWide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const rail = appStyle({ ...look.column, gap: space.s4, minWidth: 0 })

/** Media query of the wide panel: the actors are next to the details. */
const wide = '(width >= 760px)'

export const panel = appStyle({ containerType: 'inline-size', minWidth: 0 })

export const halves = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
})

/** In the narrow panel, the low height leaves room for the details below the actors. */
export const actors = appStyle({
  maxHeight: '24vh',
  overflowY: 'auto',
  '@container': { [wide]: { position: 'sticky', insetBlockStart: 0, maxHeight: '40vh' } },
})

export const error = appStyle({
  ...look.column,
  gap: space.s3,
  padding: space.s4,
  border: `1px solid ${color.bad}`,
  borderRadius: radius.r2,
  background: color.badSoft,
  overflowWrap: 'anywhere',
})

export const errorTitle = appStyle({ ...look.title, color: color.bad })

export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.s1} ${space.s4}`,
  fontSize: text.small,
})

export const fact = appStyle({ display: 'contents' })
export const factName = appStyle({ color: color.ink2 })

export const stack = appStyle({
  maxHeight: '240px',
  overflow: 'auto',
  margin: 0,
  fontFamily: vars.font.mono,
  fontSize: text.small,
  whiteSpace: 'pre',
})

export const fields = appStyle({ width: '100%', fontSize: text.small })

export const field = appStyle({
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink3,
  selectors: { '&[data-changed]': { color: color.ink } },
})

export const cell = appStyle({
  padding: `${space.s1} ${space.s2} ${space.s1} 0`,
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
})

/** Name of a field. Takes only the width of its text. */
export const fieldName = appStyle([cell, { width: '1%', whiteSpace: 'nowrap' }])

export const after = appStyle([cell, { selectors: { '[data-changed] > &': { color: color.brand } } }])

export const json = appStyle([
  stack,
  { maxHeight: '320px', padding: space.s3, borderRadius: radius.r1, background: color.sunken },
])
