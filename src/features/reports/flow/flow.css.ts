import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { content } from '#ui/layout/screen-width.ts'
import { asCards } from '#ui/table/table-cards.ts'

const { color, space, text, weight } = vars

const onPaper = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@media': { print: rule } })

/** Creates no box, so that its children are part of the screen's layout. */
export const computed = appStyle({ display: 'contents' })

export const links = appStyle({ ...look.wrapped, gap: space.s2 })

export const end = appStyle({ marginInlineStart: 'auto' })

export const choices = appStyle({ ...look.line, gap: space.s3 })

export const figures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: space.s4,
  padding: `14px ${space.inset}`,
  '@media': { print: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', paddingInline: 0 } },
})

export const figure = appStyle({
  position: 'relative',
  minWidth: 0,
  selectors: { '& + &': { paddingInlineStart: space.s4, borderInlineStart: `1px solid ${color.line}` } },
})

/** Query container of an amount, which shrinks to fit. */
export const amount = appStyle({ containerType: 'inline-size' })

/** Sign on the line between two figures. */
export const sign = appStyle({
  position: 'absolute',
  insetInlineStart: '-11.5px',
  insetBlockStart: '50%',
  translate: '0 -50%',
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  color: color.ink2,
  fontSize: text.label,
  lineHeight: 1,
})

export const countsHead = appStyle({ ...textStyles.labelStrong, textAlign: 'end' })

/** Checkboxes in columns, as many as fit. */
export const checks = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: `${space.s1} ${space.s4}`,
  padding: `0 ${space.s1} ${space.s3}`,
})

export const checksTitle = appStyle({
  paddingBlock: `${space.s3} ${space.s1}`,
  ...textStyles.labelStrong,
})

/** Fields of a dialog, scrollable, so that its buttons stay visible. */
export const counts = appStyle({
  maxHeight: 'max(9rem, calc(100vh - 28rem))',
  overflowY: 'auto',
  borderBlock: `1px solid ${color.line}`,
})

export const count = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 10rem',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s1} ${space.s1}`,
  overflowWrap: 'anywhere',
})

export const note = appStyle(look.muted)

export const figureLink = appStyle({
  color: 'inherit',
  borderRadius: '2px',
  outlineOffset: '2px',
  cursor: 'pointer',
  textDecoration: 'underline',
  textDecorationColor: color.lineStrong,
  textUnderlineOffset: '0.2em',
  selectors: {
    '&:hover': { textDecorationColor: 'currentColor' },
    '&[aria-current]': { outline: `1px solid ${color.brand}`, background: color.brandSoft, color: color.brand },
  },
})

export const sheet = appStyle({ ...look.column, gap: space.gap, '@media': { print: { display: 'block' } } })

// On paper, lines between the parts replace the borders of the cards.
globalStyle(`${sheet} > div > :is(div, section), ${sheet} > :is(div, section), ${sheet} > div > div > section`, {
  '@layer': {
    [layers.app]: {
      '@media': {
        print: {
          paddingInline: '0 !important',
          border: 'none !important',
          borderRadius: '0 !important',
          background: 'none !important',
        },
      },
    },
  },
})

/** Table beside the months. In narrow windows, the months are below the table. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 23.5rem',
  gap: space.gap,
  '@container': { [`${content} (width < 64rem)`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { print: { display: 'block' } },
})

/** Its last card ends together with the table. */
export const sidebar = appStyle({ ...look.column, gap: space.gap, minWidth: 0 })

globalStyle(`${sidebar} > :last-child`, { '@layer': { [layers.app]: { flexGrow: 1 } } })

export const code = appStyle({ fontFamily: vars.font.mono, fontSize: text.small, color: color.ink2 })

const amber = `color-mix(in oklab, ${color.warn} 60%, ${color.ink})`
const amberSoft = `color-mix(in oklab, ${color.warn} 14%, ${color.surface})`

export const finding = appStyle({ ...look.small, color: amber, fontWeight: weight.strong, whiteSpace: 'nowrap' })

export const findings = appStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${space.s2} ${space.s3}`,
  padding: `${space.s3} ${space.s4}`,
  border: `1px solid color-mix(in oklab, ${color.warn} 40%, ${color.surface})`,
  borderRadius: vars.radius.r1,
  background: amberSoft,
  overflowWrap: 'anywhere',
})

export const moreFindings = appStyle({ gridColumn: 2 })

export const findingList = appStyle({
  display: 'grid',
  gap: space.s3,
  minWidth: 0,
  '@media': { print: { gap: 0, ...look.small } },
})

export const findingRow = appStyle({
  ...look.wrapped,
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  breakInside: 'avoid',
})

export const findingWords = appStyle({ flex: '1 1 16rem', minWidth: 0, ...look.small })

export const table = appStyle({ minWidth: 0 })

/** Table in a narrow column. Never becomes cards, because its columns are few and short. */
export const narrow = appStyle({ minWidth: 0 })

const inNarrow = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${narrow} ${selector}`, { '@layer': { [layers.app]: rule } })

// Scrolls if the words of the headings are longer than a phone is wide.
inNarrow('> div', { containerType: 'normal', overflowX: 'auto' })
inNarrow(':is(th, td)', { paddingInline: space.s2 })
inNarrow('tbody > tr > th', { overflowWrap: 'anywhere' })
inNarrow('tr > :first-child', { paddingInlineStart: space.inset })
inNarrow('tr > :last-child', { paddingInlineEnd: space.inset })

/** Chart of the spans above their table; beside it on paper. */
export const spansBody = appStyle({
  ...look.column,
  gap: space.s4,
  '@media': {
    print: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: space.s5,
      breakInside: 'avoid',
    },
  },
})

export const spans = appStyle([
  narrow,
  {
    marginInline: `calc(-1 * ${space.inset})`,
    marginBlockEnd: `calc(-1 * ${space.gap})`,
    borderBlockStart: `1px solid ${color.line}`,
    '@media': { print: { margin: 0, border: 'none' } },
  },
])

const inTables = (selector: string, rule: GlobalStyleRule) => {
  for (const tables of [table, spans]) globalStyle(`${tables} ${selector}`, { '@layer': { [layers.app]: rule } })
}

inTables('tbody:last-child > tr:last-child > :is(th, td)', { fontWeight: weight.strong })
inTables('tbody:not(:last-child) > tr:last-child > :is(th, td)', { borderBottom: `1px solid ${color.line}` })
inTables('tbody > tr > th', {
  fontWeight: weight.normal,
  overflowWrap: 'anywhere',
  minWidth: '7rem',
  ...asCards({ minWidth: 0 }),
})
inTables('thead th', { whiteSpace: 'normal' })
globalStyle(`${table} td`, { '@layer': { [layers.app]: { paddingInline: space.s2 } } })
globalStyle(`${table} thead th + th`, { '@layer': { [layers.app]: { paddingInline: space.s2 } } })
globalStyle(`${table} tr > :last-child`, { '@layer': { [layers.app]: { paddingInlineEnd: space.inset } } })
inTables('> div', onPaper({ overflow: 'visible !important', containerType: 'normal' }))
inTables('tr', onPaper({ breakInside: 'avoid' }))
inTables(
  ':is(th, td)',
  onPaper({ height: 'auto !important', padding: `3px ${space.s2} !important`, fontSize: `${text.small} !important` }),
)

// On paper, the second line of a name continues the first line.
inTables('tbody > tr > th > div > *', onPaper({ display: 'inline' }))
inTables('tr > :first-child', onPaper({ paddingInlineStart: '0 !important' }))
inTables('tr > :last-child', onPaper({ paddingInlineEnd: '0 !important' }))

/** Rows under the subtotal of their waste class. */
export const indented = appStyle({
  display: 'block',
  paddingInlineStart: space.s4,
  ...asCards({ paddingInlineStart: 0 }),
  '@media': { print: { display: 'inline' } },
})

export const sum = appStyle({ fontWeight: weight.strong })

export const soFar = appStyle({ ...look.wrapped, gap: space.s6 })
