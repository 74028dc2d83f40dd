import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiGlobalStyle } from '#theme/style.ts'
import { key } from '#ui/numbers/number-field.css.ts'
import { block, fields } from '#ui/table/table.css.ts'
import { fieldsContainer, roomForFields, roomForTouch } from '#ui/table/table-cards.ts'
import { detailsCell, numeric } from '#ui/table/table-row.css.ts'

/*
 * Styles for tables with hundreds of rows of input fields.
 *
 * - Each row is a grid with fixed column widths, so typing triggers layout in that row only.
 * - Off-screen blocks of rows skip layout and paint, but find-in-page and screen readers still reach them.
 * - Narrow tables show their rows as cards.
 */
type Rule = Parameters<typeof uiGlobalStyle>[1]

const atLeast = (room: string) => `${fieldsContainer} (width >= ${room})`

/** Estimates the height of a block of rows before its first render. `--rows` is the number of rows in the block. */
const blockOf = (rowHeight: string) => ({ containIntrinsicSize: `auto calc(var(--rows) * ${rowHeight})` })

uiGlobalStyle(`.${fields} .${block}`, blockOf('220px'))

/**
 * Applies a rule to tables that are wide enough to show rows instead of cards. `touch` overrides it on touch screens.
 */
const inWide = (selector: string, rule: Rule, touch: Rule = {}) =>
  uiGlobalStyle(`.${fields} ${selector}`, {
    '@media': {
      [media.noTouch]: { '@container': { [atLeast(roomForFields)]: rule } },
      [media.touch]: { '@container': { [atLeast(roomForTouch)]: { ...rule, ...touch } } },
    },
  })

inWide(':is(table, thead, tbody)', { display: 'block' })

inWide(
  'tr',
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 10.75rem 10.75rem 7.5rem',
    gridAutoColumns: '5rem',
    gridAutoFlow: 'column',
    borderBottom: `1px solid ${vars.color.line}`,
  },
  { gridTemplateColumns: 'minmax(0, 1fr) 12.5rem 12.5rem 7.5rem' },
)

inWide(`.${block}`, blockOf('76px'))

inWide('tbody:last-child tr:last-child', { borderBottom: 'none' })

inWide(':is(td, th)', { borderBottom: 'none' })

// Lets headings wrap: with the letter spacing of WCAG 1.4.12, a heading is wider than its column.
inWide('thead th', { whiteSpace: 'normal' })

inWide(':is(td, tbody th)', { display: 'flex', alignItems: 'start', height: 'auto', minHeight: '64px', width: 'auto' })

// Aligns the fields, values and buttons of a row with each other, even if a field has a message below.
inWide('td', { paddingBlock: 'calc((64px - var(--field-height)) / 2) 8px', lineHeight: 'var(--field-height)' })

inWide('td:last-child', { paddingBlock: '14px' }, { paddingBlock: '10px' })

inWide(`.${detailsCell}`, {
  justifyContent: 'end',
  minHeight: 0,
  paddingBlock: `0 ${vars.space.s3}`,
  lineHeight: vars.leading.small,
})

inWide('tbody th', { paddingBlock: vars.space.s3 })

inWide(':is(td, th):not(:first-child):not(:last-child)', { paddingInline: '10px' })

inWide('thead th:not(:first-child):not(:last-child)', { paddingInlineStart: 0 })

inWide('th:last-child', { paddingInlineStart: 0 })

inWide(`td:is(.${numeric}, :last-child)`, { justifyContent: 'end' })

// Hides the formula key: the columns have no room for it, and tablet keyboards include the character.
inWide(`.${key}`, { display: 'none' })
