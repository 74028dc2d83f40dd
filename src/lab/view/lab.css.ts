import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'

const { color, space, radius } = vars

/** Windows in which the lab has one column. */
export const narrow = 'screen and (width < 1000px)'
export const wide = 'screen and (width >= 1000px)'

export const lab = appStyle({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
})

/** Text that a link contains. */
export const linked = appStyle({ overflow: 'auto', maxHeight: '50vh', padding: space.s3, background: color.sunken })

export const side = appStyle({
  padding: `${space.gap} ${space.s3}`,
  background: color.sunken,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: 0, height: '100dvh', overflow: 'auto' } },
})

export const brand = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `2px ${space.s2} ${space.gap}`,
})

export const brandName = appStyle({ fontSize: vars.text.title, fontWeight: vars.weight.strong })

export const tag = appStyle({
  padding: `0 ${space.s2}`,
  border: `1px solid ${color.line}`,
  borderRadius: '9px',
  fontSize: vars.text.small,
  color: color.ink2,
})

export const parts = appStyle({
  display: 'flex',
  gap: '1px',
  margin: `0 0 ${space.s4}`,
  padding: '1px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
})

export const part = appStyle({
  flex: 'auto',
  padding: `${space.s1} 3px`,
  border: '1px solid transparent',
  borderRadius: radius.r1,
  fontSize: vars.text.small,
  textAlign: 'center',
  color: color.ink2,
  selectors: {
    '&[aria-current]': { borderColor: color.lineStrong, background: color.surface, color: color.ink },
    '&[data-hovered]': { color: color.ink },
  },
})

export const machines = appStyle({
  ...look.column,
  gap: '2px',
  '@media': { [narrow]: { flexDirection: 'row', overflowX: 'auto' } },
})

export const machine = appStyle({
  ...look.column,
  padding: '6px 9px',
  border: '1px solid transparent',
  borderRadius: radius.r1,
  color: color.ink2,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { background: color.surface, borderColor: color.line, color: color.ink },
    '&[data-hovered]': { color: color.ink },
  },
})

export const machineName = appStyle({ display: 'flex', justifyContent: 'space-between', gap: space.s3 })

/** Path of a file in the sidebar. */
export const filePath = appStyle({ ...look.oneLine, fontSize: vars.text.small, color: color.ink3 })

export const machinesHead = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  padding: `0 10px ${space.s2}`,
  fontSize: vars.text.small,
  color: color.ink3,
})

export const main = appStyle({
  ...look.column,
  gap: space.gap,
  minWidth: 0,
  vars: { [space.page]: space.s5 },
  padding: `0 ${space.page} 28px`,
  outline: 'none',
  '@media': { [narrow]: { vars: { [space.page]: space.s4 } } },
})

// The header of a page has one line.
uiGlobalStyle(`${main} > header p`, { '@media': { [wide]: { flex: '1 1 0', minWidth: 0, ...look.oneLine } } })

/** Columns, or one column in windows that are too narrow. */
const grid = (gridTemplateColumns: string, below: string = narrow) =>
  appStyle({
    display: 'grid',
    gridTemplateColumns,
    gap: space.gap,
    alignItems: 'start',
    '@media': { [below]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  })

export const sideBySide = grid('minmax(0, 2fr) minmax(0, 3fr)')
export const threeColumns = grid('repeat(3, minmax(0, 1fr))')
export const wideColumns = grid('minmax(0, 1fr) minmax(0, 424px)', media.belowWide)

export const column = appStyle({ ...look.column, gap: space.gap, minWidth: 0 })
export const stack = appStyle({ ...look.column, gap: space.s3, minWidth: 0 })

export const quiet = appStyle({
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
  color: color.ink3,
  overflowWrap: 'anywhere',
})

export const code = appStyle({ fontFamily: vars.font.mono, fontSize: vars.text.small, overflowWrap: 'anywhere' })

export const chips = appStyle({ ...look.line, gap: space.s2 })

export const active = appStyle({
  padding: `${space.s2} ${space.s4}`,
  border: `1px solid ${color.brand}`,
  borderRadius: radius.r1,
  color: color.brand,
  fontWeight: vars.weight.strong,
})

export const context = appStyle({ fontSize: vars.text.small, selectors: { '& &': { paddingInlineStart: space.s4 } } })

export const remembered = appStyle({
  paddingBlock: space.s1,
  selectors: {
    'details > &': { cursor: 'pointer' },
    // Aligns leaves with branches, which have a disclosure marker of this width.
    'li > &': { paddingInlineStart: space.s4 },
  },
})

export const changed = appStyle({ marginInline: space.s2, fontSize: vars.text.small, color: color.brand })

export const refused = appStyle({ margin: `${space.s2} 0 0` })

const box = { gap: space.s2, padding: space.s3, borderRadius: radius.r1, background: color.sunken }

export const payload = appStyle({ ...look.column, ...box, marginBlock: space.s3 })

export const underWay = appStyle({ ...look.column, gap: space.s3, margin: `0 0 ${space.s3}` })

export const actor = appStyle({ ...look.column, alignItems: 'flex-start', gap: space.s1 })

export const paused = appStyle({
  ...look.line,
  ...box,
  justifyContent: 'space-between',
  marginBottom: space.s3,
  fontSize: vars.text.small,
})

export const log = appStyle({ margin: `0 0 ${space.s3}`, fontSize: vars.text.small })

/** Button that fills a list row. */
export const rowButton = appStyle({
  display: 'flex',
  gap: space.s3,
  justifyContent: 'space-between',
  width: '100%',
  padding: `${space.s1} ${space.s2}`,
  borderRadius: radius.r1,
  cursor: 'pointer',
})

export const logEntry = appStyle([
  rowButton,
  {
    selectors: {
      '&[aria-current]': { background: color.sunken, fontWeight: vars.weight.strong },
      '[data-ahead] > &': { color: color.ink3, fontStyle: 'italic' },
    },
  },
])

export const states = appStyle({ maxHeight: '320px', marginTop: space.s2, overflow: 'auto' })

export const emitted = appStyle([
  quiet,
  { paddingInlineStart: space.s2, fontFamily: vars.font.mono, whiteSpace: 'pre-line' },
])

export const logWords = appStyle([code, { flex: 'none', maxWidth: '60%' }])
