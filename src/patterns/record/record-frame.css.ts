import { fallbackVar, type StyleRule } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { toastLift } from '#ui/feedback/toaster.css.ts'
import { within } from '#ui/layout/screen-width.ts'

const inOneColumn = (rule: StyleRule) => ({
  [within.oneColumn]: rule,
  [within.touchOneColumn]: { '@media': { [media.touch]: rule } },
})

export const columns = appStyle({
  display: 'grid',
  // A table of fields needs its room first: the part beside it gets the rest.
  gridTemplateColumns: 'minmax(44rem, 1fr) minmax(14rem, 20rem)',
  gridTemplateAreas: '"main aside" "end aside"',
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  gap: `${vars.space.gap} ${vars.space.s5}`,
  '@container': {
    ...inOneColumn({
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"main" "aside" "end"',
      gridTemplateRows: 'auto',
    }),
    [within.touchTwoColumns]: {
      '@media': { [media.touch]: { gridTemplateColumns: 'minmax(50rem, 1fr) minmax(14rem, 20rem)' } },
    },
  },
})

/** A form with what saves itself on its right; that comes first for keys and readers, and where there is one column. */
export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 46rem) minmax(18rem, 26rem)',
  gridTemplateAreas: '"main aside"',
  alignItems: 'start',
  gap: `${vars.space.gap} ${vars.space.s5}`,
  '@container': inOneColumn({ gridTemplateColumns: 'minmax(0, 46rem)', gridTemplateAreas: '"aside" "main"' }),
})

export const main = appStyle({ display: 'grid', gap: vars.space.gap, minWidth: 0 })

export const mainArea = appStyle({ gridArea: 'main' })

export const beside = appStyle([main, { gridArea: 'aside' }])

export const besideForm = appStyle({ gridArea: 'main', minWidth: 0 })

/** One column of fields, no wider than is readable. */
export const single = appStyle({ ...look.column, gap: vars.space.gap, maxWidth: '46rem', minWidth: 0 })

/** The buttons of a long form, which stay at the bottom of the window. */
export const sticky = appStyle({
  position: 'sticky',
  bottom: fallbackVar(covered.bottom, '0px'),
  zIndex: vars.layer.raised,
  paddingBlock: vars.space.s3,
  background: vars.color.paper,
  '@media': { [media.low]: { position: 'static' } },
})

// Keeps the sticky buttons from covering the focused field: the browser scrolls it above them.
uiGlobalStyle(`html:has(${sticky})`, {
  scrollPaddingBottom: `calc(5rem + ${fallbackVar(covered.bottom, '0px')})`,
  '@media': { [media.low]: { scrollPaddingBottom: 0 } },
})

/** A fieldset without a look of its own: it only disables its fields. */
export const fields = appStyle({
  display: 'grid',
  gap: vars.space.gap,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 'none',
})

export const aside = appStyle({
  gridArea: 'aside',
  position: 'sticky',
  top: vars.space.gap,
  '@container': inOneColumn({ position: 'static' }),
})

export const end = appStyle({ display: 'grid', gap: vars.space.gap })

export const endArea = appStyle({ gridArea: 'end' })

/** On a phone the figures of the form, beside its buttons. */
export const figures = appStyle({
  display: 'none',
  '@container': { [within.small]: { display: 'block', flexBasis: '100%', minWidth: 0 } },
})

/** The columns of a form whose buttons are a bar at the bottom of a phone. One below the other they are no grid, in which the bar could not rise above its row. */
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

// Below 40rem of content: a container query cannot be asked about the page. The focused field is scrolled above the bar.
uiGlobalStyle(`html:has(${bar})`, {
  '@media': {
    [media.small]: { scrollPaddingBottom: `calc(7rem + ${fallbackVar(covered.bottom, '0px')})` },
    [media.low]: { scrollPaddingBottom: 0 },
  },
})

export const buttons = appStyle({ ...look.wrapped, justifyContent: 'end', gap: vars.space.s2 })

// Lifts toasts above the buttons, sticky or at the end of the page.
uiGlobalStyle(`html:has(${buttons})`, { vars: { [toastLift]: '4rem' } })
