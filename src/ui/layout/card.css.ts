import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'
import { quietEdges } from '#ui/basics/button.css.ts'

const { color, space } = vars

export const card = uiStyle({
  minWidth: 0,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
})

export const padded = uiStyle({
  ...look.column,
  gap: space.s4,
  padding: `${space.gap} ${space.inset}`,
  '@media': { [media.small]: { padding: space.s4 } },
})

export const head = uiStyle([
  quietEdges,
  { ...look.line, justifyContent: 'space-between', gap: `${space.s2} ${space.s4}` },
])

/** Header of a card without padding (`isFlush`), so the header has its own padding. */
export const flushHead = uiStyle([
  head,
  {
    padding: `${space.gap} ${space.inset} ${space.s3}`,
    '@media': { [media.small]: { paddingTop: space.s4 } },
  },
])

export const title = uiStyle(look.title)
