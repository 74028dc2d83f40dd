import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { uiGlobalStyle } from '#theme/style.ts'
import { key } from '#ui/numbers/number-field.css.ts'
import { block, fields } from '#ui/table/table.css.ts'
import { asFieldRows } from '#ui/table/table-cards.ts'
import { detailsCell, nameWords, numeric } from '#ui/table/table-row.css.ts'

/*
 * Styles for tables with hundreds of rows of input fields.
 *
 * - Each row is a grid with fixed column widths, so typing triggers layout in that row only.
 * - Off-screen blocks of rows skip layout and paint, but find-in-page and screen readers still reach them.
 * - Narrow tables show their rows as cards.
 */
/** Estimates the height of a block of rows before its first render. `--rows` is the number of rows in the block. */
const blockOf = (rowHeight: string) => ({ containIntrinsicSize: `auto calc(var(--rows) * ${rowHeight})` })

uiGlobalStyle(`.${fields} .${block}`, blockOf('220px'))

const inWide = (selector: string, rule: StyleRule, touch: StyleRule = {}) =>
  uiGlobalStyle(`.${fields} ${selector}`, asFieldRows(rule, touch))

inWide(':is(table, thead, tbody)', { display: 'block' })

inWide(
  'tr',
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) calc(8.75rem + var(--key-width, 0rem)) 5.75rem 8.75rem 7.25rem',
    gridAutoColumns: '3.75rem',
    gridAutoFlow: 'column',
    borderBottom: `1px solid ${vars.color.line}`,
  },
  { gridTemplateColumns: 'minmax(0, 1fr) 12rem 5.75rem 12rem 7.25rem' },
)

inWide(`.${block}`, blockOf('44px'))

inWide('tbody:last-child tr:last-child', { borderBottom: 'none' })

inWide(':is(td, th)', { borderBottom: 'none' })

// Lets headings wrap: with the letter spacing of WCAG 1.4.12, a heading is wider than its column.
inWide('thead th', { whiteSpace: 'normal' })

inWide(':is(td, tbody th)', { display: 'flex', alignItems: 'start', height: 'auto', minHeight: '43px', width: 'auto' })

// Aligns the fields, values and buttons of a row with each other, even if a field has a message below.
inWide(
  'td',
  { paddingBlock: 'calc((43px - var(--field-height)) / 2)', lineHeight: 'var(--field-height)' },
  { paddingBlock: '4px' },
)

inWide('td:last-child', { paddingBlock: '6px' }, { paddingBlock: 0 })

inWide(`.${detailsCell}`, {
  justifyContent: 'end',
  minHeight: 0,
  paddingBlock: `0 ${vars.space.s3}`,
  lineHeight: vars.leading.small,
})

inWide('tbody th', { paddingBlock: '11px' })

// The name, its code and the status of a line share a line if they fit.
inWide(`.${nameWords}`, {
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s2}`,
})

inWide(':is(td, th):not(:first-child):not(:last-child)', { paddingInline: '6px' })

inWide('thead th:not(:first-child):not(:last-child)', { paddingInlineStart: 0 })

inWide('th:last-child', { paddingInlineStart: 0 })

inWide(`td:is(.${numeric}, :last-child)`, { justifyContent: 'end' })

// Hides the formula key: the columns have no room for it, and tablet keyboards include the character.
inWide(`.${key}`, { display: 'none' })
