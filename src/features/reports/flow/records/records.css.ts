import { globalStyle } from '@vanilla-extract/css'
import { narrow } from '#features/reports/flow/flow.css.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { space } = vars

export const panel = appStyle({ ...look.column, minWidth: 0, '@media': { print: { display: 'none' } } })

export const panelHead = appStyle({
  ...look.line,
  flexWrap: 'nowrap',
  justifyContent: 'space-between',
  gap: space.s2,
  padding: `${space.s3} ${space.inset} 0`,
})

export const panelTitle = appStyle({ ...look.title, minWidth: 0, overflowWrap: 'anywhere' })

export const panelNote = appStyle({ ...look.quiet, padding: `${space.s1} ${space.inset} ${space.s3}` })

/** Records of a figure in a dialog, which has its own inset. */
export const inDialog = appStyle({ marginInline: `calc(-1 * ${space.inset})` })

// A long list scrolls within the panel.
globalStyle(`${panel} ${narrow} > div`, {
  '@layer': { [layers.app]: { maxHeight: 'min(70vh, 44rem)', overflowY: 'auto' } },
})

/** Annex of a printed report, on its own pages. */
export const annex = appStyle({ '@media': { print: { breakBefore: 'page' } } })

globalStyle(`${annex} > section > :is(:first-child, p)`, {
  '@layer': { [layers.app]: { '@media': { print: { paddingInline: '0 !important' } } } },
})

// Codes and times stay on one line in the annex.
globalStyle(`${annex} :is(time, td:nth-of-type(4))`, { '@layer': { [layers.app]: { whiteSpace: 'nowrap' } } })
