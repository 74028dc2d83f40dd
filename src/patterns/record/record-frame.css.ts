import { fallbackVar, type StyleRule } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { quietEdges } from '#ui/basics/button.css.ts'
import { toastLift } from '#ui/feedback/toaster.css.ts'
import { content, within } from '#ui/layout/screen-width.ts'

const inOneColumn = (rule: StyleRule) => ({
  [within.oneColumn]: rule,
  [within.touchOneColumn]: { '@media': { [media.touch]: rule } },
})

export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(44rem, 1fr) minmax(14rem, 20rem)',
  gridTemplateAreas: '"main sidebar" "end sidebar"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space.gap} ${vars.space.s5}`,
  '@container': {
    ...inOneColumn({
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"main" "sidebar" "end"',
      gridTemplateRows: 'auto',
    }),
    [within.touchTwoColumns]: {
      '@media': { [media.touch]: { gridTemplateColumns: 'minmax(50rem, 1fr) minmax(14rem, 20rem)' } },
    },
  },
})

/** Form with other parts of the record next to it. */
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 46rem) minmax(18rem, 26rem)',
  alignItems: 'start',
  gap: `${vars.space.gap} ${vars.space.s5}`,
  '@container': inOneColumn({ gridTemplateColumns: 'minmax(0, 46rem)' }),
})

/** Narrow form with a wide part next to it, such as a table of permissions. */
export const widePair = appStyle([
  pair,
  {
    gridTemplateColumns: 'minmax(18rem, 26rem) minmax(0, 46rem)',
    '@container': { [`${content} (width < 68rem)`]: { gridTemplateColumns: 'minmax(0, 46rem)' } },
  },
])

export const main = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

export const mainArea = appStyle({ gridArea: 'main' })

export const single = appStyle({ ...look.column, gap: vars.space.gap, maxWidth: '46rem', minWidth: 0 })

/** Buttons of a long form, sticky at the bottom of the window. */
export const sticky = appStyle({
  position: 'sticky',
  bottom: fallbackVar(covered.bottom, '0px'),
  zIndex: vars.layer.raised,
  paddingBlock: vars.space.s3,
  background: vars.color.paper,
  '@media': { [media.low]: { position: 'static' } },
})

// Keeps a focused field above the sticky buttons.
uiGlobalStyle(`html:has(${sticky})`, {
  scrollPaddingBottom: `calc(5rem + ${fallbackVar(covered.bottom, '0px')})`,
  '@media': { [media.low]: { scrollPaddingBottom: 0 } },
})

export const fields = appStyle({
  display: 'grid',
  gap: vars.space.gap,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
})

export const sidebar = appStyle({
  gridArea: 'sidebar',
  position: 'sticky',
  top: vars.space.gap,
  '@container': inOneColumn({ position: 'static' }),
})

export const end = appStyle({ display: 'grid', gap: vars.space.gap })

export const endArea = appStyle({ gridArea: 'end' })

export const figures = appStyle({
  display: 'none',
  '@container': { [within.small]: { display: 'block', flexBasis: '100%', minWidth: 0 } },
})

/**
 * Columns of a form with a sticky button bar on phones. Uses flex on phones, because a grid item can't stick outside
 * its row.
 */
export const columnsOverBar = appStyle({
  '@container': { [within.small]: { ...look.column, alignItems: 'stretch' } },
})

export const bar = appStyle({
  '@container': {
    [within.small]: {
      position: 'sticky',
      bottom: fallbackVar(covered.bottom, '0px'),
      zIndex: vars.layer.raised,
      marginInline: `calc(-1 * ${vars.space.s4})`,
      padding: `${vars.space.s2} ${vars.space.s4}`,
      paddingBottom: `max(${vars.space.s2}, env(safe-area-inset-bottom))`,
      borderTop: `1px solid ${vars.color.line}`,
      background: vars.color.paper,
      '@media': { [media.low]: { position: 'static' } },
    },
  },
})

// Keeps a focused field above the bar. Uses media queries, because container queries can't match the page.
uiGlobalStyle(`html:has(${bar})`, {
  '@media': {
    [media.small]: { scrollPaddingBottom: `calc(7rem + ${fallbackVar(covered.bottom, '0px')})` },
    [media.low]: { scrollPaddingBottom: 0 },
  },
})

export const buttons = appStyle([
  quietEdges,
  { ...look.wrapped, alignItems: 'center', justifyContent: 'end', gap: vars.space.s2 },
])

export const count = appStyle(look.muted)

// Lifts toasts above the buttons.
uiGlobalStyle(`html:has(${buttons})`, { vars: { [toastLift]: '4rem' } })
