import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'
import { asCards, fieldsContainer, plainContainer } from './table-cards.ts'

const { color, space, text } = vars

/** A table wider than its card scrolls inside it, never the page. */
export const scroller = uiStyle({
  overflowX: 'auto',
  // What is placed within it, such as words for screen readers, scrolls with it too.
  position: 'relative',
  borderRadius: 'inherit',
  containerType: 'inline-size',
  containerName: plainContainer,
})

export const fields = uiStyle({ containerName: fieldsContainer })

export const compact = uiStyle({})

/** Rows with a line under the name. */
export const twoLined = uiStyle({})

export const table = uiStyle({
  width: '100%',
  transition: `opacity ${vars.duration.slow}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  ...asCards({ display: 'block' }),
})

/** Widths are those of the heads of its columns, so that they stay from page to page. */
export const fixed = uiStyle({
  tableLayout: 'fixed',
  minWidth: 'var(--least)',
  ...asCards({ minWidth: 0 }),
})

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
  height: '34px',
  padding: `0 ${space.inset}`,
  borderBottom: `1px solid ${color.line}`,
  background: `color-mix(in oklab, ${color.sunken} 60%, ${color.surface})`,
  color: color.ink2,
  fontSize: text.label,
  lineHeight: vars.leading.small,
  fontWeight: vars.weight.normal,
  textAlign: 'start',
  selectors: { [`${compact} &`]: { height: '28px' } },
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
