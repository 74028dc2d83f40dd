import { fallbackVar, keyframes, type StyleRule } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { asCards, asRows, fieldsContainer, plainContainer } from './table-cards.ts'

const { color, space } = vars

const fadeWidth = '40px'

const sign = 'var(--inline-sign, 1)'

const faded = (width: string) => ({
  maskImage: `linear-gradient(calc(90deg * ${sign}), #000 calc(100% - ${fadeWidth}), transparent)`,
  maskPosition: `calc(50% - 50% * ${sign})`,
  maskSize: `${width} 100%`,
})
const fade = keyframes({ '0%, 80%': faded('100%'), '100%': faded(`calc(100% + ${fadeWidth})`) })

/** Scrolls a wide table inside its card, so that the page itself does not scroll. */
export const scroller = uiStyle({
  '@media': {
    [media.belowWide]: {
      '@supports': {
        '(animation-timeline: scroll())': {
          animation: `${fade} linear both`,
          animationTimeline: 'scroll(self inline)',
        },
      },
    },
    // Cards never scroll sideways. Their totals stick to the bottom of the page instead.
    [media.small]: { overflowX: 'visible' },
  },
  vars: { '--row-height': '48px' },
  overflowX: 'auto',
  // Contains absolutely positioned content, such as text for screen readers, so that it scrolls with the table.
  position: 'relative',
  borderRadius: 'inherit',
  containerType: 'inline-size',
  containerName: plainContainer,
})

export const fields = uiStyle({
  containerName: fieldsContainer,
  vars: { '--field-height': vars.control.small },
  '@media': { [media.touch]: { vars: { '--field-height': vars.control.large } } },
})

export const compact = uiStyle({ vars: { '--row-height': '36px' } })

/** Tables with a second line per row: line heights of 20 px and 16 px, plus padding and border. */
export const twoLined = uiStyle({
  vars: { '--row-height': '52px' },
  selectors: { [`&${compact}`]: { vars: { '--row-height': '44px' } } },
})

/** Tables with one line per row. The row menu covers the padding of the last column. */
export const oneLine = uiStyle({
  vars: { '--row-height': '40px' },
  selectors: { [`&${compact}`]: { vars: { '--row-height': '32px' } } },
})

/** While the table is busy, a veil covers its rows: browsers animate one element faster than the rows. */
export const table = uiStyle({
  position: 'relative',
  width: '100%',
  ...asCards({ display: 'block' }),
  selectors: {
    '&[aria-busy]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: vars.layer.raised,
      background: color.surface,
      opacity: 0,
      transition: `opacity ${vars.duration.slow}`,
      pointerEvents: 'none',
    },
    '&[aria-busy="true"]::after': { opacity: 0.45 },
  },
})

// Rows of this device are above the veil.
uiGlobalStyle(`${table} > [data-complete]`, { position: 'relative', zIndex: `calc(${vars.layer.raised} + 1)` })

/**
 * Makes each row a grid with the same columns. Off-screen rows skip layout and paint, but find-in-page still reaches
 * them.
 */
export const fixed = uiStyle(asRows({ display: 'block', minWidth: 'var(--least)' }))

const inFixed = (selector: string, rule: StyleRule) => uiGlobalStyle(`${fixed} ${selector}`, asRows(rule))

inFixed(':is(thead, tbody, tfoot)', { display: 'block' })
inFixed('tr', { display: 'grid', gridTemplateColumns: 'var(--columns)' })
inFixed(':is(td, th)', { alignContent: 'center', width: 'auto', maxWidth: 'none', height: 'auto' })
inFixed(':is(tbody, tfoot) :is(td, th)', { minHeight: 'var(--row-height)' })
// Wraps a wide number: if it overlapped the next number, both would read as one.
inFixed('td', { whiteSpace: 'normal', overflowWrap: 'anywhere' })
inFixed('tr[data-row]', { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto var(--row-height)' })

export const head = uiStyle(
  asCards({
    // Visually hidden in card layout, unless one of its buttons has the focus.
    selectors: {
      '&:not(:focus-within)': {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
)

export const body = uiStyle(asCards({ display: 'block' }))

/**
 * Totals below the rows: bold, or grey while they are incomplete. As a card, the second line contains all totals. On
 * phones, totals stay visible.
 */
export const foot = uiStyle({
  background: color.sunken,
  fontWeight: vars.weight.strong,
  selectors: { '&[data-partial]': { color: color.ink2, fontWeight: vars.weight.normal } },
  '@media': {
    [media.small]: { position: 'sticky', bottom: fallbackVar(covered.bottom, '0px'), zIndex: vars.layer.raised },
    [media.low]: { position: 'static' },
  },
  ...asCards({ display: 'block' }),
})

// Keeps a focused row above the totals.
uiGlobalStyle(`html:has(${foot})`, {
  '@media': {
    [media.small]: { scrollPaddingBottom: `calc(8rem + ${fallbackVar(covered.bottom, '0px')})` },
    [media.low]: { scrollPaddingBottom: 0 },
  },
})

uiGlobalStyle(`${foot} td`, asCards({ display: 'none' }))
// As a card, the second line of the first row has these totals.
uiGlobalStyle(`${foot} tr + tr`, asCards({ display: 'none' }))
uiGlobalStyle(`${foot}[data-columns] small`, asRows({ display: 'none' }))

export const block = uiStyle({ contentVisibility: 'auto' })

export const column = uiStyle({
  padding: `10px ${space.s4}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
  ...textStyles.labelStrong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    [`${oneLine} &`]: { paddingInline: space.s3 },
    '&:first-child': { paddingInlineStart: space.inset },
    '&:last-child': { paddingInlineEnd: space.inset },
  },
})

export const noColumn = uiStyle({ width: '56px' })

/** Heading of a group of rows, lower than a row. The header or the previous row draws the line above it. */
export const groupHead = uiStyle({
  vars: { '--row-height': '34px' },
  background: `color-mix(in oklab, ${color.sunken} 60%, ${color.surface})`,
  fontSize: vars.text.label,
  selectors: {
    [`${compact} &`]: { vars: { '--row-height': '28px' } },
    [`${oneLine} &`]: { vars: { '--row-height': '30px' } },
  },
  ...asCards({ display: 'block' }),
})

export const groupName = uiStyle({
  gridColumn: '1 / var(--lead)',
  height: 'var(--row-height)',
  padding: `0 ${space.inset}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
  ...textStyles.label,
  lineHeight: vars.leading.small,
  textAlign: 'start',
  ...asCards({ display: 'block', height: 'auto', paddingBlock: space.s2 }),
})

export const groupTitle = uiStyle({ color: color.ink, fontWeight: vars.weight.strong })

export const unit = uiStyle({ color: color.ink3, fontWeight: vars.weight.normal })

export const sort = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  // Keeps the height of the header independent of the font: `middle` depends on its x-height.
  verticalAlign: 'top',
  borderRadius: '3px',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink } },
})

/** Sort button of a numeric column. The arrow is in the padding before the text, which aligns with the numbers. */
export const numericSort = uiStyle([sort, { position: 'relative' }])

export const arrow = uiStyle({
  display: 'inline-flex',
  width: '14px',
  selectors: {
    [`${numericSort} > &`]: { position: 'absolute', insetInlineEnd: '100%' },
    [`[dir='rtl'] ${numericSort} > &`]: { insetInline: '100% auto' },
  },
})
