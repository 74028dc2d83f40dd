import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiGlobalStyle } from '#theme/style.ts'
import { key } from '#ui/numbers/number-field.css.ts'
import { block, fields } from '#ui/table/table.css.ts'
import { fieldsContainer, roomForFields, roomForTouch } from '#ui/table/table-cards.ts'
import { detailsCell, numeric } from '#ui/table/table-row.css.ts'

/*
 * A table of fields can have hundreds of rows, with thousands of elements. Its rows are grids of their own with columns
 * of fixed widths, so that what is typed in one row is laid out in that row alone. Blocks of rows out of sight are neither laid
 * out nor painted; a search in the page and screen readers still find them. Where it is narrow the rows are cards.
 */
type Rule = Parameters<typeof uiGlobalStyle>[1]

const atLeast = (room: string) => `${fieldsContainer} (width >= ${room})`

/** About how high a block of rows is, for as long as it was never in sight; `--rows` is how many there are in it. */
const blockOf = (rowHeight: string) => ({ containIntrinsicSize: `auto calc(var(--rows) * ${rowHeight})` })

uiGlobalStyle(`.${fields} .${block}`, blockOf('220px'))

/** `touch` is what differs for fingers. */
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
    // The actions, where there are some.
    gridAutoColumns: '5rem',
    gridAutoFlow: 'column',
    borderBottom: `1px solid ${vars.color.line}`,
  },
  { gridTemplateColumns: 'minmax(0, 1fr) 12.5rem 12.5rem 7.5rem' },
)

inWide(`.${block}`, blockOf('76px'))

inWide('tbody:last-child tr:last-child', { borderBottom: 'none' })

inWide(':is(td, th)', { borderBottom: 'none' })

// With the letter spacing of WCAG 1.4.12 a heading is wider than its column.
inWide('thead th', { whiteSpace: 'normal' })

inWide(':is(td, tbody th)', { display: 'flex', alignItems: 'start', height: 'auto', minHeight: '64px', width: 'auto' })

// The fields, figures and buttons of a row stand in one line, whatever is said below one of them.
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

// Between columns there is no room for it, and the keypads of tablets have more keys.
inWide(`.${key}`, { display: 'none' })
