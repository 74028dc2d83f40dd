import { keyframes, type StyleRule } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { asCards, asRows, fieldsContainer, plainContainer } from './table-cards.ts'

const { color, space, text } = vars

/** As wide as what is left of a column before the edge. */
const fading = '40px'

/** The columns at the edge fade as long as there are others behind it. */
const faded = (width: string) => ({
  maskImage: `linear-gradient(to right, #000 calc(100% - ${fading}), transparent)`,
  maskSize: `${width} 100%`,
})
const fade = keyframes({ '0%, 80%': faded('100%'), '100%': faded(`calc(100% + ${fading})`) })

/** A table wider than its card scrolls inside it, never the page. */
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
  },
  vars: { '--row-height': '48px' },
  overflowX: 'auto',
  // What is placed within it, such as words for screen readers, scrolls with it too.
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

/** Rows with a line under the name: 20 px and 16 px of words, and the line below them. */
export const twoLined = uiStyle({
  vars: { '--row-height': '52px' },
  selectors: { [`&${compact}`]: { vars: { '--row-height': '44px' } } },
})

export const table = uiStyle({
  width: '100%',
  transition: `opacity ${vars.duration.slow}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  ...asCards({ display: 'block' }),
})

/** Each row is a grid with the same columns: rows out of sight are neither laid out nor painted, but found. */
export const fixed = uiStyle(asRows({ display: 'block', minWidth: 'var(--least)' }))

const inFixed = (selector: string, rule: StyleRule) => uiGlobalStyle(`${fixed} ${selector}`, asRows(rule))

inFixed(':is(thead, tbody)', { display: 'block' })
inFixed('tr', { display: 'grid', gridTemplateColumns: 'var(--columns)' })
inFixed(':is(td, th)', { alignContent: 'center', width: 'auto', maxWidth: 'none', height: 'auto' })
inFixed('tbody :is(td, th)', { minHeight: 'var(--row-height)' })
// A figure that is wider than its column goes on below: over the next one the two would read as another figure.
inFixed('td', { whiteSpace: 'normal', overflowWrap: 'anywhere' })
inFixed('tr[data-row]', { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto var(--row-height)' })

export const head = uiStyle(
  asCards({
    // Out of sight, but for the keyboard: its buttons are seen while one of them has the focus.
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

export const block = uiStyle({ contentVisibility: 'auto' })

export const column = uiStyle({
  padding: `10px ${space.s4}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
  fontSize: text.label,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: space.inset },
    '&:last-child': { paddingInlineEnd: space.inset },
  },
})

export const noColumn = uiStyle({ width: '56px' })

/** Between rows, calm and lower than these. The line above it is that of the head, or of the row before. */
export const groupHead = uiStyle(asCards({ display: 'block' }))

export const groupName = uiStyle({
  gridColumn: '1 / -1',
  vars: { '--row-height': '34px' },
  height: 'var(--row-height)',
  padding: `0 ${space.inset}`,
  borderBottom: `1px solid ${color.line}`,
  background: `color-mix(in oklab, ${color.sunken} 60%, ${color.surface})`,
  color: color.ink2,
  fontSize: text.label,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  selectors: { [`${compact} &`]: { vars: { '--row-height': '28px' } } },
  ...asCards({ display: 'block', height: 'auto', paddingBlock: space.s2 }),
})

export const groupTitle = uiStyle({ color: color.ink, fontWeight: vars.weight.semibold })

export const unit = uiStyle({ color: color.ink3, fontWeight: vars.weight.normal })

export const sort = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  verticalAlign: 'middle',
  borderRadius: '3px',
  font: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink } },
})

/** The arrow stands before the words, so that they end where the figures do. */
export const numericSort = uiStyle([sort, { flexDirection: 'row-reverse' }])

export const arrow = uiStyle({ display: 'inline-flex', width: '14px' })
