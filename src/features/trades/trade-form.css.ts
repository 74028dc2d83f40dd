import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

export const tools = appStyle({ ...look.line, gap: vars.space.s2 })

/**
 * Last row of the table: the search that adds lines, and key hints. In this position, the open list does not cover the
 * lines.
 */
export const adder = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
  paddingInline: `${vars.space.s4} ${vars.space.inset}`,
  borderTop: `1px solid ${vars.color.line}`,
  borderEndStartRadius: vars.radius.r2,
  borderEndEndRadius: vars.radius.r2,
  background: vars.color.sunken,
  '@container': { [within.small]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: vars.space.s4 } },
  '@media': { [media.touch]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

// The search is as wide as its grid column. The scroll margin leaves room for its open list.
uiGlobalStyle(`${adder} > :first-child`, { width: '100%', scrollMarginBottom: '22rem' })

export const hints = appStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.s4,
  '@container': { [within.small]: { display: 'none' } },
  '@media': { [media.touch]: { display: 'none' } },
})

export const fields = appStyle({ ...look.wrapped, alignItems: 'flex-start', gap: vars.space.s4 })

uiGlobalStyle(`${fields} > *`, { flex: '1 1 12rem' })

// Firefox renders date and time inputs wider than other browsers and adds a trailing button.
uiGlobalStyle(`${fields} > :last-child`, { flexBasis: '15rem' })

export const hint = appStyle({ color: vars.color.ink2, selectors: { '&:empty': { display: 'none' } } })

/** Split button: a line between its two parts; only the outer corners are round. */
export const split = appStyle({
  display: 'inline-flex',
  gap: '1px',
  // On phones, the split button takes the width that Cancel leaves free.
  '@container': { [within.small]: { flex: 1 } },
})

uiGlobalStyle(`${split} > :first-child`, { flex: 1, borderStartEndRadius: 0, borderEndEndRadius: 0 })
uiGlobalStyle(`${split} > :nth-child(2)`, { borderStartStartRadius: 0, borderEndStartRadius: 0 })
