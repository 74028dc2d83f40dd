import { keyframes } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { compact, fields, twoLined } from './table.css.ts'
import { asCards } from './table-cards.ts'

const { color, space, text } = vars

/** Light enough for every colour of text in a row. */
const tint = `color-mix(in oklab, ${color.brandSoft} 60%, ${color.surface})`

const fade = keyframes({ '0%, 70%': { background: tint }, '100%': { background: 'transparent' } })

const flash = keyframes({ '0%': { background: tint }, '100%': { background: 'transparent' } })

/** A row that has just changed is tinted for 2 s. */
const tinted = '&[data-tinted]'

/** A row that was just made is marked for 4 s. */
const mark = '&[data-marked]'

export const row = uiStyle({
  position: 'relative',
  // Rows of fields do not light up: nothing happens to the row as a whole.
  selectors: {
    [`:not(${fields} *):is(&:hover, &:focus-within)`]: { background: color.sunken },
    // Where it is scrolled to, no bar and no toast covers it.
    '&:has([data-row-check]:checked)': { background: tint },
    [mark]: { scrollMarginBlock: '6rem', background: tint },
    // Where nothing is to move, the tint goes at once.
    [tinted]: { animation: `${flash} 2s step-end` },
  },
  // Until the mark is taken away it fades, or stays where nothing is to move.
  '@media': {
    [media.motion]: {
      selectors: { [mark]: { animation: `${fade} 4s forwards` }, [tinted]: { animation: `${fade} 2s` } },
    },
  },
  ...asCards({
    display: 'block',
    padding: `${space.s3} ${space.inset}`,
    borderBottom: `1px solid ${color.line}`,
    selectors: { 'tbody:last-child > &:last-child': { borderBottom: 'none' } },
  }),
})

export const cell = uiStyle({
  // One line does not fill it, several make the row higher.
  height: 'var(--row-height)',
  padding: `${space.s3} ${space.s4}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  // The width that a cell asks for, not the one it gets: a long name breaks before it pushes other columns out of sight.
  maxWidth: '20rem',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: space.inset },
    '&:last-child': { paddingInlineEnd: space.inset },
    'tbody:last-of-type > tr:last-child > &': { borderBottom: 'none' },
    // field-table.css.ts gives these their least height; long names make them higher.
    [`${fields} &`]: { height: 'auto' },
    [`${twoLined} &`]: { paddingBlock: '7px 8px' },
    [`${compact} &`]: { paddingBlock: '6px' },
    [`${compact}${twoLined} &`]: { paddingBlock: space.s1 },
  },
  ...asCards({
    ...look.line,
    // What is longer than the room beside its label stands under it.
    justifyContent: 'space-between',
    gap: `0 ${space.s4}`,
    height: 'auto',
    maxWidth: 'none',
    minHeight: '28px',
    padding: `${space.s1} 0 !important`,
    borderBottom: 'none',
    // Long names and addresses break, so that they do not widen the card.
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-label]::before': {
        content: 'attr(data-label) / ""',
        flex: 'none',
        color: color.ink3,
        font: `${vars.weight.normal} ${text.label} ${vars.font.body}`,
      },
      [`${fields} &`]: { flexWrap: 'nowrap', height: 'auto', minHeight: '44px' },
      // The label stands beside the field, not beside what is said below it.
      [`${fields} td&`]: { alignItems: 'start', lineHeight: 'var(--field-height)' },
      [`${fields} td&[data-label]::before`]: { lineHeight: 'var(--field-height)' },
      [`${compact} &`]: { minHeight: '24px', paddingBlock: '2px !important' },
      'tbody > tr > &': { borderBottom: 'none !important' },
    },
  }),
})

export const rowHead = uiStyle([
  cell,
  {
    fontWeight: vars.weight.strong,
    // In a card the menu, or the bin, stands in the corner: a long name ends before it.
    ...asCards({
      selectors: {
        [`:is(tr:has([data-row-menu]), ${fields} tr) > &`]: { paddingInlineEnd: '40px !important' },
        'tr:has([data-begun]) > &': { paddingInlineEnd: `calc(40px + ${vars.control.large}) !important` },
      },
    }),
  },
])

// In a card that is scrolled to a field, its name stays in view.
uiGlobalStyle(`${fields} input`, asCards({ scrollMarginTop: '6rem' }))

export const second = uiStyle({
  ...look.line,
  gap: `0 ${space.s2}`,
  ...look.quiet,
  fontWeight: vars.weight.normal,
})

/** After the cells and the columns, whose words begin at the other side. */
export const numeric = uiStyle({ textAlign: 'end', whiteSpace: 'nowrap' })

const code = uiStyle({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.normal,
  fontSize: text.label,
  lineHeight: vars.leading.body,
  color: color.ink2,
  overflowWrap: 'anywhere',
})
const good = uiStyle({ color: color.good, fontWeight: vars.weight.strong })
const bad = uiStyle({ color: color.bad, fontWeight: vars.weight.strong })
export const kinds = { code, good, bad }

/** Over the line that ends the row above. */
export const details = uiStyle({
  position: 'relative',
  marginBlockStart: '-1px',
  background: color.surface,
  ...asCards({ display: 'block' }),
})

export const detailsCell = uiStyle({
  gridColumn: '1 / -1',
  padding: `0 ${space.inset} ${space.s3}`,
  borderBottom: `1px solid ${color.line}`,
  ...look.muted,
  textAlign: 'end',
  ...asCards({ display: 'block' }),
})

/** What can be done with a row: seen when the pointer or the focus is on it, and always where there is no pointer. */
export const actions = uiStyle({
  width: '56px',
  padding: `0 ${space.s4} 0 0`,
  textAlign: 'end',
  ...asCards({
    position: 'absolute',
    insetBlockStart: space.s2,
    // What is drawn in the button ends where the figures do.
    insetInlineEnd: `calc(${space.inset} - 9px)`,
    width: 'auto',
    padding: '0 !important',
  }),
})

export const quietActions = uiStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'inline-flex',
  '@media': {
    print: { display: 'none' },
    '(hover: hover)': {
      opacity: 0,
      selectors: { 'tr:hover &, tr:focus-within &, &:has([aria-expanded="true"])': { opacity: 1 } },
    },
  },
  ...asCards({ opacity: '1 !important' }),
})

/** Small enough for a compact row, large enough for a finger. */
export const menuButton = uiStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.r1,
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in oklab, ${color.ink} 6%, transparent)`,
      color: color.ink,
    },
  },
  '@media': { [media.touch]: { width: vars.control.large, height: vars.control.large } },
})

/** Above the link that covers the row, so that what is written can be selected. */
export const words = uiStyle({
  minWidth: 0,
  position: 'relative',
  zIndex: vars.layer.raised,
  // Not by `:has`, which would be asked of each cell again.
  selectors: { '[data-opens] &': { cursor: 'pointer' } },
})

export const rowLink = uiStyle({
  color: 'inherit',
  outlineOffset: '3px',
  borderRadius: '2px',
  cursor: 'pointer',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
})

export const name = uiStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: '10px',
  minWidth: 0,
  selectors: { [`${fields} &`]: { overflowWrap: 'anywhere' } },
})

export const nameWords = uiStyle({ minWidth: 0 })
