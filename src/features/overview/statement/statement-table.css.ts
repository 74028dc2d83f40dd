import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle } from '#theme/style.ts'
import { asCards } from '#ui/table/table-cards.ts'

const { color, space, text, weight } = vars

type Rule = Parameters<typeof globalStyle>[1]

export const wrapper = appStyle({ minWidth: 0 })

const within = (selector: string, rule: Rule) =>
  globalStyle(`${wrapper} ${selector}`, { '@layer': { [layers.app]: rule } })
const onPaper = (rule: Rule) => ({ '@media': { print: rule } }) as Rule

// The families and the sum of all stand out, and the materials of a family under it.
within('tbody > tr:first-child > :is(th, td)', { fontWeight: weight.strong })
within('tbody > tr:not(:first-child) > th', {
  paddingInlineStart: `calc(${space.inset} + 20px)`,
  fontWeight: weight.normal,
  ...asCards({ paddingInlineStart: '0 !important' }),
})
within('tbody:not(:last-child) > tr:last-child > :is(th, td)', { borderBottom: `1px solid ${color.line}` })
within('tbody > tr > td:empty', asCards({ display: 'none !important' }))
// A usual code fits on one line. A longer code or name breaks before it widens the page.
within('tbody > tr > th', { minWidth: '8rem', overflowWrap: 'anywhere', ...asCards({ minWidth: 0 }) })
within('tbody > tr > td:nth-of-type(1)', { minWidth: `calc(9ch + 2 * ${space.s4})`, overflowWrap: 'anywhere' })
// All decimals of a factor are shown, so a long one breaks, too. Headings wrap before the table gets wider than its sheet.
within('tbody > tr > td:nth-of-type(2)', {
  minWidth: `calc(7ch + 2 * ${space.s4})`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
within('thead th', { whiteSpace: 'normal' })

// On paper it is a table at any width, whose head stands on each page and whose rows are never cut.
within('> div', onPaper({ overflow: 'visible !important', containerType: 'normal' }))
within('tr', onPaper({ breakInside: 'avoid' }))
within('tbody > tr:first-child', onPaper({ breakAfter: 'avoid' }))
within(
  ':is(th, td)',
  onPaper({ height: 'auto !important', padding: `3px ${space.s2} !important`, fontSize: `${text.small} !important` }),
)
within('tr > :first-child', onPaper({ paddingInlineStart: '0 !important' }))
within('tbody > tr:not(:first-child) > th', onPaper({ paddingInlineStart: '20px !important' }))
within('tr > :last-child', onPaper({ paddingInlineEnd: '0 !important' }))
within('tbody > tr:not(:first-child, :last-child) > :is(th, td)', onPaper({ borderColor: 'transparent' }))
within('tbody:last-child > tr > :is(th, td)', onPaper({ paddingBlockStart: '8px !important' }))
