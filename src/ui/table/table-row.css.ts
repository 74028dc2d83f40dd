import { keyframes } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { compact, fields, groupHead, oneLine, twoLined } from './table.css.ts'
import { asCards } from './table-cards.ts'

const { color, space, text } = vars

/** Light enough that all text colours have sufficient contrast on it. */
const tint = `color-mix(in oklab, ${color.brandSoft} 60%, ${color.surface})`

const fade = keyframes({ '0%, 70%': { background: tint }, '100%': { background: 'transparent' } })

const flash = keyframes({ '0%': { background: tint }, '100%': { background: 'transparent' } })

const tinted = '&[data-tinted]'

const mark = '&[data-marked]'

export const row = uiStyle({
  position: 'relative',
  // Rows of fields have no hover effect, because they are not clickable.
  selectors: {
    [`:not(${fields} *):is(&:hover, &:focus-within)`]: { background: color.sunken },
    // The scroll margin keeps marked rows clear of sticky bars and toasts.
    '&:has([data-row-check]:checked)': { background: tint },
    [mark]: { scrollMarginBlock: '6rem', background: tint },
    // Without animations (reduced motion), the tint disappears after 2 s without a fade.
    [tinted]: { animation: `${flash} 2s step-end` },
  },
  // The tint of marked rows fades. With reduced motion it stays.
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
  height: 'var(--row-height)',
  padding: `${space.s3} ${space.s4}`,
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'start',
  // Makes long names wrap before they push other columns out of the table.
  maxWidth: '20rem',
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingInlineStart: space.inset },
    '&:last-child': { paddingInlineEnd: space.inset },
    'tbody:last-of-type > tr:last-child > &': { borderBottom: 'none' },
    // field-table.css.ts sets a minimum height for these cells. Long names increase the row height.
    [`${fields} &`]: { height: 'auto' },
    [`${twoLined} &`]: { paddingBlock: '7px 8px' },
    [`${compact} &`]: { paddingBlock: '6px' },
    [`${compact}${twoLined} &`]: { paddingBlock: space.s1 },
    [`${oneLine} &`]: { paddingBlock: '9px', paddingInline: space.s3 },
    [`${compact}${oneLine} &`]: { paddingBlock: '5px' },
    [`${groupHead} &`]: { paddingBlock: 0 },
  },
  ...asCards({
    ...look.line,
    // Lets a long value wrap below its label.
    justifyContent: 'space-between',
    gap: `0 ${space.s4}`,
    height: 'auto',
    maxWidth: 'none',
    minHeight: '28px',
    padding: `${space.s1} 0 !important`,
    borderBottom: 'none',
    // Breaks long names and e-mail addresses instead of widening the card.
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-label]::before': {
        content: 'attr(data-label) / ""',
        flex: 'none',
        color: color.ink3,
        font: `${vars.weight.normal} ${text.label} ${vars.font.body}`,
      },
      // A label without a value.
      [`:not(${fields} *)&:empty`]: { display: 'none' },
      [`${fields} &`]: { flexWrap: 'nowrap', height: 'auto', minHeight: '44px' },
      // Aligns the label with the field itself, not with a message below it.
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
    // In cards, reserves space for the menu or delete button in the top corner.
    ...asCards({
      selectors: {
        [`:is(tr:has([data-row-menu]), ${fields} tr) > &`]: { paddingInlineEnd: '40px !important' },
        'tr:has([data-begun]) > &': { paddingInlineEnd: `calc(40px + ${vars.control.large}) !important` },
      },
    }),
  },
])

// In cards, keeps the row name visible when the browser scrolls a field into view.
uiGlobalStyle(`${fields} input`, asCards({ scrollMarginTop: '6rem' }))

export const second = uiStyle({
  display: 'block',
  ...look.quiet,
  fontWeight: vars.weight.normal,
})

/** Defined after the cell and column styles, so that its alignment overrides theirs. */
export const numeric = uiStyle({ ...look.number })

const code = uiStyle({
  fontFamily: vars.font.mono,
  ...textStyles.label,
  lineHeight: vars.leading.body,
  color: color.ink2,
  overflowWrap: 'anywhere',
})
const good = uiStyle({ color: color.good, fontWeight: vars.weight.strong })
const bad = uiStyle({ color: color.bad, fontWeight: vars.weight.strong })
/** For names in a row: `strong` distinguishes the row, and `muted` is common to many rows. */
const strong = uiStyle({ fontWeight: vars.weight.strong })
const muted = uiStyle({ color: color.ink2, fontWeight: vars.weight.normal })
export const kinds = { code, good, bad, strong, muted }

/** Details below a row, over the row's bottom border. */
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

/** Cell with the buttons of a row. */
export const actions = uiStyle({
  width: '56px',
  paddingBlock: 0,
  paddingInline: `0 ${space.s4}`,
  textAlign: 'end',
  ...asCards({
    position: 'absolute',
    insetBlockStart: space.s2,
    // Aligns the button's icon with the numbers in the card.
    insetInlineEnd: `calc(${space.inset} - 9px)`,
    width: 'auto',
    padding: '0 !important',
  }),
})

/** Menu button: small enough for compact rows, and larger on touch screens. */
export const menuButton = uiStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  borderRadius: vars.radius.r1,
  color: color.ink2,
  cursor: 'pointer',
  selectors: {
    // Text instead of an icon, which would add two elements per row.
    '&::before': {
      content: '"···" / ""',
      ...textStyles.title,
      letterSpacing: '0.1em',
    },
    '&:hover, &[aria-expanded="true"]': {
      background: `color-mix(in oklab, ${color.ink} 6%, transparent)`,
      color: color.ink,
    },
  },
  '@media': {
    [media.touch]: { width: vars.control.large, height: vars.control.large },
    print: { display: 'none' },
    '(hover: hover)': {
      opacity: 0,
      selectors: { 'tr:hover &, tr:focus-within &, &[aria-expanded="true"]': { opacity: 1 } },
    },
  },
  ...asCards({ opacity: '1 !important' }),
})

/** Places the text above the link that covers the row, so that users can select the text. */
export const words = uiStyle({
  minWidth: 0,
  position: 'relative',
  zIndex: vars.layer.raised,
  // Uses an attribute instead of `:has`, which the browser would evaluate per cell.
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
})

export const nameWords = uiStyle({ minWidth: 0, selectors: { [`${fields} &`]: { overflowWrap: 'anywhere' } } })
