import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, font, space, weight } = vars
const hairline = `1px solid ${color.line}`

/** Sizes are fixed: on paper, the text size of the screen does not apply. `register-sheets.ts` relies on them. */
export const sheet = appStyle({
  fontSize: '11px',
  lineHeight: '15px',
  overflowWrap: 'anywhere',
  selectors: { '& + &': { breakBefore: 'page' } },
})

export const head = appStyle({
  display: 'grid',
  // A long address must not squeeze the title.
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  alignItems: 'end',
  gap: space.s5,
  paddingBlockEnd: '8px',
  borderBlockEnd: `1px solid ${color.ink}`,
})

export const title = appStyle({
  fontSize: '20px',
  lineHeight: '28px',
  letterSpacing: vars.tracking.heading,
  fontWeight: weight.strong,
})

export const muted = appStyle({ color: color.ink2 })

export const yard = appStyle({ textAlign: 'end', fontStyle: 'normal', color: color.ink2 })

export const yardName = appStyle({
  fontSize: '13px',
  lineHeight: '18px',
  fontWeight: weight.strong,
  color: color.ink,
})

export const reasonRow = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s5,
  paddingBlock: '8px',
  color: color.ink2,
})

export const reason = appStyle({ marginInlineEnd: space.s2, fontWeight: weight.strong, color: color.ink })

export const table = appStyle({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' })

const column = { paddingBlock: '4px', paddingInline: '0 8px', borderBlockEnd: hairline, textAlign: 'start' } as const

export const heading = appStyle({ ...column, color: color.ink2, fontWeight: weight.strong })

export const cell = appStyle({ ...column, verticalAlign: 'top' })

export const row = appStyle({ breakInside: 'avoid' })

export const code = appStyle({ fontFamily: font.mono, fontSize: '10px' })

export const name = appStyle({ fontWeight: weight.strong })

export const sum = appStyle({
  paddingBlock: '6px 0',
  paddingInline: '0 8px',
  textAlign: 'start',
  fontWeight: weight.strong,
})

export const total = appStyle([sum, { fontWeight: weight.normal, color: color.ink2 }])

/** Defined after the cells, so that its alignment overrides theirs. */
export const figure = appStyle({ ...look.number })

export const end = appStyle({
  display: 'grid',
  gridTemplateColumns: '72mm 72mm minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.s5,
  marginBlockStart: '52px',
  breakInside: 'avoid',
})

export const signature = appStyle({
  paddingBlockStart: '4px',
  borderBlockStart: `1px solid ${color.ink}`,
  color: color.ink2,
})

export const fingerprint = appStyle({ color: color.ink2, textAlign: 'end', fontSize: '9px', lineHeight: '12px' })

export const notes = appStyle({ marginBlockStart: '8px', color: color.ink2, breakInside: 'avoid' })
