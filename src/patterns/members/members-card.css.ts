import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

const inset = { paddingInline: space.inset }

/** Receives the focus if the card has no row and no search. */
export const content = appStyle({ outline: 'none' })

export const row = appStyle({
  ...inset,
  ...look.line,
  gap: `${space.s1} ${space.s4}`,
  minHeight: '56px',
  paddingBlock: space.s2,
  borderBlockStart: `1px solid ${color.line}`,
  // Keeps the focus ring inside the card.
  outlineOffset: '-2px',
})

export const words = appStyle({ flex: 1, minWidth: 'min(100%, 12rem)', overflowWrap: 'anywhere' })

export const name = appStyle({ fontWeight: vars.weight.strong })

export const detail = appStyle({ fontFamily: vars.font.mono, ...look.muted })

export const status = appStyle(look.muted)

export const failure = appStyle({ color: color.bad })

export const buttons = appStyle({ display: 'flex', alignItems: 'center', gap: space.s1 })

export const note = appStyle({
  ...inset,
  paddingBlock: `${space.s1} ${space.s4}`,
  ...look.quiet,
})

export const empty = appStyle({ ...inset, paddingBlockEnd: space.s4, color: color.ink2 })
