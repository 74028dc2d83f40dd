import { look, uiGlobalStyle } from '#theme/style.ts'
import { groupHead, noColumn, oneLine } from './table.css.ts'
import { asRows } from './table-cards.ts'
import { actions, rowLink } from './table-row.css.ts'

/*
 * Styles for tables with one line per row.
 */

/** Widths of the checkbox and of the menu button in rows with one line. */
const rowStart = '40px'
const rowEnd = '32px'

// Names end with an ellipsis. Other texts wrap: a cut number would be a wrong number.
uiGlobalStyle(`${oneLine} [data-row] :is(th, td[dir], ${rowLink})`, asRows(look.oneLine))

// Browsers break lines there even if the text must not wrap.
uiGlobalStyle(`${oneLine} tbody wbr`, asRows({ display: 'none' }))

// The cells next to it are empty.
uiGlobalStyle(`${oneLine} tfoot th`, asRows({ whiteSpace: 'nowrap' }))

// With one line per row, the buttons cover the end of the last column.
uiGlobalStyle(
  `${oneLine} :is(${actions}, ${noColumn})`,
  asRows({ justifySelf: 'end', width: rowEnd, padding: 0, overflow: 'visible' }),
)
uiGlobalStyle(
  `${oneLine} :is(tr:not(${groupHead}) > :nth-last-child(2), ${groupHead} td:last-child)`,
  asRows({ paddingInlineEnd: rowEnd }),
)
uiGlobalStyle(`${oneLine} tr > :first-child`, asRows({ paddingInlineStart: rowStart }))

// Isolates the direction of a name, but keeps the alignment of the page.
// Chromium knows only the name with a prefix.
uiGlobalStyle(`${oneLine} :is(${rowLink}, td[dir])`, asRows({ textAlign: ['match-parent', '-webkit-match-parent'] }))
uiGlobalStyle(`${oneLine} ${rowLink}`, asRows({ display: 'block' }))
