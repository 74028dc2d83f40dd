import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const chart = uiStyle({ ...look.column, gap: '14px' })

export const caption = uiStyle({ fontSize: vars.text.small, color: color.ink3, marginBottom: '-8px' })

export const bar = uiStyle({ display: 'flex', gap: '2px', height: '10px', borderRadius: '5px', overflow: 'hidden' })

/** Not animated: an animated length would repaint the page a dozen times per change. */
export const segment = uiStyle({ flexBasis: 0, minWidth: '2px' })

/** Stripes distinguish the segment without colour; the minimum width keeps them visible. */
export const striped = uiStyle({
  minWidth: '12px',
  backgroundImage: `repeating-linear-gradient(135deg, transparent 0 3px, ${color.surface} 3px 6px)`,
})

export const list = uiStyle({ display: 'grid', gap: space.s2 })

export const inlineList = uiStyle({ ...look.wrapped, gap: `${space.s1} ${space.s5}` })

/** The value wraps below its name if the row is too narrow. */
export const item = uiStyle({ ...look.line, columnGap: '10px' })

export const figure = uiStyle({ marginInlineStart: 'auto', whiteSpace: 'nowrap' })

export const below = uiStyle({ color: color.bad })
