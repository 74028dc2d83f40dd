import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

const { color, space, text, weight, leading } = vars
const hairline = `1px solid ${color.line}`

export const top = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: space.s5,
})

export const yard = appStyle({ minWidth: 0, overflowWrap: 'anywhere' })

export const yardName = appStyle(look.title)

export const number = appStyle({
  display: 'grid',
  gap: '8px',
  justifyItems: 'end',
  fontFamily: vars.font.mono,
  fontSize: text.small,
})

/** Black in every theme, because slips are printed on white paper. */
export const barcode = appStyle({ width: '200px', height: '34px', fill: '#000' })

export const title = appStyle({ marginBlockStart: '32px', ...look.display })

export const detail = appStyle({ fontSize: text.label, color: color.ink2 })

export const label = appStyle({ fontSize: text.small, lineHeight: leading.small, color: color.ink2 })

export const parties = appStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  marginBlock: '24px 20px',
  borderBlock: hairline,
})

export const party = appStyle({
  padding: `${space.s4} 0`,
  minWidth: 0,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { paddingInlineStart: space.s5, borderInlineStart: hairline } },
})

export const partyName = appStyle({ fontWeight: weight.strong })

export const table = appStyle({ width: '100%', borderCollapse: 'collapse', fontSize: text.label })

export const head = appStyle({
  padding: `${space.s2} 0`,
  borderBlockEnd: hairline,
  color: color.ink2,
  ...textStyles.smallStrong,
  textAlign: 'start',
})

/** As wide as a catalogue code. Longer codes wrap, so that the names have enough room. */
export const codeHead = appStyle([head, { width: '88px', paddingInlineStart: space.s4 }])

export const figureHead = appStyle([head, { paddingInlineStart: space.s4, ...look.number }])

export const row = appStyle({ breakInside: 'avoid' })

const cell = appStyle({ padding: `5px 0`, borderBlockEnd: hairline, verticalAlign: 'baseline' })

export const material = appStyle([cell, { fontWeight: weight.strong, textAlign: 'start', overflowWrap: 'anywhere' }])

export const name = appStyle({ display: 'flex', alignItems: 'baseline', gap: '9px' })

export const code = appStyle([
  cell,
  { paddingInlineStart: space.s4, fontFamily: vars.font.mono, fontSize: text.small, overflowWrap: 'anywhere' },
])

export const figure = appStyle([cell, { paddingInlineStart: space.s4, ...look.number }])

/** The label "more than new" can wrap. */
export const carbon = appStyle([figure, { whiteSpace: 'normal' }])

export const quietFigure = appStyle([figure, { color: color.ink2 }])

export const end = appStyle({ breakInside: 'avoid' })

export const totals = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  paddingBlock: '20px',
  borderBlockEnd: hairline,
})

export const total = appStyle({
  selectors: { '& + &': { paddingInlineStart: space.s4, borderInlineStart: hairline } },
})

export const sum = appStyle({
  fontSize: '20px',
  lineHeight: '28px',
  letterSpacing: vars.tracking.heading,
  fontWeight: weight.strong,
})

export const effects = {
  avoided: appStyle({ color: color.good }),
  moreThanNew: appStyle({ color: color.bad }),
  unknown: appStyle({}),
}

export const signatures = appStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '48px',
  marginBlockStart: '96px',
})

export const signature = appStyle({
  paddingBlockStart: space.s1,
  borderBlockStart: `1px solid ${color.ink}`,
  fontSize: text.label,
  color: color.ink2,
})

export const note = appStyle({
  maxWidth: '520px',
  marginBlockStart: '40px',
  fontSize: text.label,
  lineHeight: leading.body,
  color: color.ink2,
})

/** On screen: no height, and hidden from sight and from screen readers. */
export const unseen = appStyle({
  '@media': {
    'not print': { position: 'absolute', height: 0, overflow: 'hidden', visibility: 'hidden', contain: 'strict' },
  },
})

/** As wide as the slip in it. */
export const picture = appStyle({ width: 'max-content' })
