import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { within } from '#ui/layout/screen-width.ts'
import { asCards } from '#ui/table/table-cards.ts'

const { color, space, weight } = vars

export const screen = appStyle({ display: 'contents', '@media': { print: { display: 'none !important' } } })

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: `${vars.space.gap} ${space.s5}`,
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const main = appStyle({ display: 'grid', gap: space.gap, minWidth: 0 })

export const sidebar = appStyle({ minWidth: 0 })

/** Columns, separated by a hairline; stacked in narrow containers. */
export const facts = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 2fr)',
  '@container': { [within.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fact = appStyle({
  padding: `${space.s4} ${space.inset}`,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
  '@container': {
    [within.small]: {
      selectors: { '& + &': { borderInlineStart: 'none', borderBlockStart: `1px solid ${color.line}` } },
    },
  },
})

export const label = appStyle(look.muted)

export const value = appStyle({ fontWeight: weight.strong, overflowWrap: 'anywhere' })

export const detail = appStyle({ color: color.ink2, overflowWrap: 'anywhere' })

export const factor = appStyle({ color: color.ink2 })

export const counted = appStyle({ color: color.ink2, ...textStyles.small })

export const stamps = appStyle(look.muted)

export const lines = appStyle({ minWidth: 0 })

const inLines = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${lines} ${selector}`, { '@layer': { [layers.app]: rule } })

inLines('tbody:not(:last-child) > tr:last-child > :is(th, td)', {
  borderBottom: `1px solid ${color.line}`,
  ...asCards({ borderBottom: 'none' }),
})
inLines('tbody:last-child > tr > :is(th, td)', { fontWeight: weight.strong })
inLines('td:empty', asCards({ display: 'none' }))
