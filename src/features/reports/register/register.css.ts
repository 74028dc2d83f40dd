import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { within } from '#ui/layout/screen-width.ts'
import { asCards, asRows } from '#ui/table/table-cards.ts'

const { color, space, weight } = vars

const amber = (percent: number) => `color-mix(in oklab, ${color.warn} ${percent}%, ${color.surface})`

/** On paper, the printed register replaces the screen. */
export const screen = appStyle({ display: 'contents', '@media': { print: { display: 'none !important' } } })

export const mark = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s1,
  padding: `0 ${space.s2}`,
  border: `1px dashed color-mix(in oklab, ${color.warn} 60%, ${color.ink})`,
  borderRadius: vars.radius.r1,
  color: color.ink,
  ...look.small,
  fontWeight: weight.normal,
  whiteSpace: 'nowrap',
})

export const gaps = appStyle({
  overflow: 'hidden',
  border: `1px solid ${amber(60)}`,
  borderRadius: vars.radius.r2,
  background: color.surface,
})

export const gapsHead = appStyle({
  ...look.line,
  gap: `${space.s1} ${space.s3}`,
  padding: `${space.s3} ${space.inset}`,
  background: amber(14),
})

export const gapsTitle = appStyle({ ...look.line, gap: space.s2, ...textStyles.bodyStrong })

export const gapsNote = appStyle(look.muted)

export const gap = appStyle({
  display: 'grid',
  gridTemplateColumns: '9rem minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) 13rem',
  alignItems: 'center',
  gap: `${space.s1} ${space.s4}`,
  padding: `${space.s2} ${space.inset}`,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
  '@container': { [within.oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const marks = appStyle({ ...look.wrapped, gap: space.s1 })

export const seller = appStyle({ fontWeight: weight.strong })

export const quiet = appStyle({ color: color.ink2 })

export const links = appStyle({
  ...look.wrapped,
  justifyContent: 'flex-end',
  gap: `0 ${space.s4}`,
  '@container': { [within.oneColumn]: { justifyContent: 'flex-start' } },
})

export const more = appStyle({ padding: `${space.s2} ${space.inset}`, borderBlockStart: `1px solid ${color.line}` })

export const time = appStyle({ ...look.quiet, fontWeight: weight.normal })

/** Second line of a cell. */
export const second = appStyle({ ...look.quiet, fontWeight: weight.normal, ...asCards({ textAlign: 'end' }) })

/** Weight of one of several materials. */
export const part = appStyle({ ...look.quiet, marginInlineStart: space.s2, whiteSpace: 'nowrap' })

export const code = appStyle({ ...look.muted, fontFamily: vars.font.mono, whiteSpace: 'nowrap' })

export const table = appStyle({ minWidth: 0 })

const inTable = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [layers.app]: rule } })

inTable('tbody > tr > :is(th, td)', asRows({ verticalAlign: 'top' }))
inTable('tbody > tr > th', { whiteSpace: 'nowrap' })
// Long names and numbers break, so that the page does not overflow.
inTable('tbody > tr > td:nth-of-type(-n + 3)', { overflowWrap: 'anywhere', ...asRows({ minWidth: '9.5rem' }) })
inTable('tbody:last-child > tr > :is(th, td)', {
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: weight.strong,
  ...asCards({ borderBlockStart: 'none' }),
})
inTable('td:empty', asCards({ display: 'none' }))

export const notes = appStyle({ ...look.muted, display: 'grid', gap: space.s1, maxWidth: '72ch' })
