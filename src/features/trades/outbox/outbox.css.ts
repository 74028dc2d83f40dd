import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text, weight, radius } = vars

export const bar = appStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.surface,
  color: color.ink2,
  overflow: 'hidden',
})

/** An empty bar must not add a gap to the page. */
export const silent = appStyle({ position: 'absolute' })

export const warning = appStyle({
  background: `color-mix(in oklab, ${color.warn} 12%, ${color.surface})`,
  borderColor: color.warn,
  color: color.ink,
})

export const barWords = appStyle({ flex: '1 1 16rem' })

export const interruption = appStyle({ fontSize: text.small, color: color.ink3 })

export const progress = appStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  blockSize: '2px',
  background: color.brand,
})

export const state = appStyle({ display: 'flex', gap: space.s3, alignItems: 'start', minWidth: '12rem' })

export const stateName = appStyle({ display: 'block', fontWeight: weight.strong })

export const tones = {
  plain: appStyle({ color: color.ink2 }),
  good: appStyle({ color: color.brand }),
  warn: appStyle({ color: color.warn }),
  bad: appStyle({ color: color.bad }),
}

export const note = appStyle({ fontSize: text.small, color: color.ink2, overflowWrap: 'anywhere' })

export const actions = appStyle({ display: 'flex', justifyContent: 'end', gap: space.s2 })

export const chip = appStyle({
  display: 'inline-flex',
  position: 'relative',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  padding: `0 ${space.s2}`,
  border: `1px solid ${color.line}`,
  borderRadius: '12px',
  background: color.surface,
  color: color.ink,
  fontSize: text.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { borderColor: color.ink3 },
    '&[aria-current="page"]': { background: color.brandSoft, color: color.brand },
  },
})

export const needsUser = appStyle({
  position: 'absolute',
  insetBlockStart: '-3px',
  insetInlineEnd: '-3px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: '50%',
  background: color.bad,
})

/** White in every theme, like the printed slip. */
export const paper = appStyle({
  display: 'grid',
  justifyContent: 'center',
  maxHeight: '60vh',
  marginBlockEnd: space.s4,
  padding: `0 ${space.s4}`,
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: '#fff',
})

export const screen = appStyle({ display: 'contents' })

export const unsent = appStyle({ ...look.column, gap: space.s3 })

export const choices = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space.s2} ${space.s4}`,
  margin: 0,
})

export const choice = appStyle({ fontWeight: weight.strong })

export const records = appStyle({
  ...look.column,
  maxHeight: '14rem',
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
})

export const record = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: `${space.s2} ${space.s4}`,
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
})

export const recordFigures = appStyle({ ...look.number })
