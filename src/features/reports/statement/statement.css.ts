import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { asCards } from '#ui/table/table-cards.ts'

const { color, space, text, weight } = vars

type Rule = Parameters<typeof globalStyle>[1]

export const wrapper = appStyle({ minWidth: 0 })

const inTable = (selector: string, rule: Rule) =>
  globalStyle(`${wrapper} ${selector}`, { '@layer': { [layers.app]: rule } })
const onPaper = (rule: Rule) => ({ '@media': { print: rule } }) as Rule

// Families and totals are bold. Materials are indented under their family.
inTable('tbody > tr:first-child > :is(th, td)', { fontWeight: weight.strong })
inTable('tbody > tr:not(:first-child) > th', {
  paddingInlineStart: `calc(${space.inset} + 20px)`,
  fontWeight: weight.normal,
  ...asCards({ paddingInlineStart: '0 !important' }),
})
inTable('tbody:not(:last-child) > tr:last-child > :is(th, td)', { borderBottom: `1px solid ${color.line}` })
inTable('tbody > tr > td:empty', asCards({ display: 'none !important' }))
// Codes of usual length fit on one line. Longer codes and names break, so that the page does not overflow.
inTable('tbody > tr > th', { minWidth: '8rem', overflowWrap: 'anywhere', ...asCards({ minWidth: 0 }) })
inTable('tbody > tr > td:nth-of-type(1)', { minWidth: `calc(9ch + 2 * ${space.s4})`, overflowWrap: 'anywhere' })
// Factors show all decimals, so long factors break too. Column headings wrap, so that the table fits the sheet.
inTable('tbody > tr > td:nth-of-type(2)', {
  minWidth: `calc(7ch + 2 * ${space.s4})`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})
inTable('thead th', { whiteSpace: 'normal' })

// On paper the table never becomes cards. The table head repeats on each page, and rows don't break across pages.
inTable('> div', onPaper({ overflow: 'visible !important', containerType: 'normal' }))
inTable('tr', onPaper({ breakInside: 'avoid' }))
inTable('tbody > tr:first-child', onPaper({ breakAfter: 'avoid' }))
inTable(
  ':is(th, td)',
  onPaper({ height: 'auto !important', padding: `3px ${space.s2} !important`, fontSize: `${text.small} !important` }),
)
inTable('tr > :first-child', onPaper({ paddingInlineStart: '0 !important' }))
inTable('tbody > tr:not(:first-child) > th', onPaper({ paddingInlineStart: '20px !important' }))
inTable('tr > :last-child', onPaper({ paddingInlineEnd: '0 !important' }))
inTable('tbody > tr:not(:first-child, :last-child) > :is(th, td)', onPaper({ borderColor: 'transparent' }))
inTable('tbody:last-child > tr > :is(th, td)', onPaper({ paddingBlockStart: '8px !important' }))

export const notes = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  gap: `${space.s5} ${space.s6}`,
  color: color.ink2,
  overflowWrap: 'anywhere',
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...look.small } },
})

export const note = appStyle({ display: 'grid', alignContent: 'start', gap: space.s2, breakInside: 'avoid' })

export const title = appStyle({ color: color.ink, fontWeight: vars.weight.strong })

export const code = appStyle({ fontFamily: vars.font.mono, fontSize: vars.text.small })

export const signature = appStyle({ breakInside: 'avoid', color: color.ink })

export const signatureLine = appStyle({
  maxWidth: '320px',
  marginBlockStart: '56px',
  paddingBlockStart: space.s1,
  borderBlockStart: `1px solid ${color.ink}`,
})

export const stats = appStyle({
  display: 'grid',
  gap: `${space.s4} ${space.s5}`,
  '@container': {
    '(width >= 16rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 40rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const figureNote = appStyle(look.muted)

export const sheet = appStyle({ ...look.column, gap: space.gap, '@media': { print: { display: 'block' } } })

// On paper, lines between the cards replace their borders.
globalStyle(`${sheet} > div`, {
  '@layer': {
    [layers.app]: {
      '@media': {
        print: {
          padding: `${space.s4} 0 !important`,
          border: 'none !important',
          borderBlockStart: `1px solid ${vars.color.line} !important`,
          borderRadius: '0 !important',
        },
      },
    },
  },
})
