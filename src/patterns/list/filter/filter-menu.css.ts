import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

const paneHeight = '340px'

export const popover = appStyle({ width: '464px', maxWidth: 'none', padding: 0 })

export const search = appStyle({
  ...look.line,
  flexWrap: 'nowrap',
  gap: space.s2,
  minHeight: vars.control.large,
  padding: `0 ${space.s3}`,
  borderBottom: `1px solid ${color.line}`,
  color: color.ink2,
})

/** As tall as the panes, so that the menu keeps its size. */
export const found = appStyle({
  height: paneHeight,
  padding: space.s1,
  overflowY: 'auto',
  outline: 'none',
  selectors: { '&[data-empty]': { padding: space.s3, ...look.quiet } },
})

export const failure = appStyle({ ...look.line, justifyContent: 'space-between', padding: space.s3 })

export const panes = appStyle({
  display: 'grid',
  gridTemplateColumns: '184px 1fr',
  minHeight: paneHeight,
  outline: 'none',
  '@media': { [media.small]: { display: 'block', minHeight: 'min(420px, 60vh)' } },
})

export const names = appStyle({
  padding: space.s1,
  borderInlineEnd: `1px solid ${color.line}`,
  '@media': { [media.small]: { borderInlineEnd: 'none' } },
})

export const list = appStyle({ outline: 'none' })

export const mark = appStyle({
  width: '6px',
  height: '6px',
  marginInlineStart: 'auto',
  borderRadius: '50%',
  background: color.brand,
})

export const values = appStyle({
  ...look.column,
  gap: space.s3,
  minWidth: 0,
  padding: space.s3,
  overflowY: 'auto',
  '@media': { [media.small]: { padding: 0 } },
})

export const options = appStyle({ ...look.column, gap: '2px' })

export const option = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  minHeight: vars.control.small,
  padding: `4px ${space.s2}`,
  borderRadius: vars.radius.r1,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: color.sunken }, '&[data-focus-visible]': look.ring },
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})

export const detail = appStyle({ marginInlineStart: 'auto', ...look.quiet })

export const hint = appStyle(look.quiet)

export const keys = appStyle({
  ...look.line,
  gap: `${space.s1} ${space.s4}`,
  padding: `${space.s2} ${space.s3}`,
  borderTop: `1px solid ${color.line}`,
  ...look.quiet,
  '@media': { [media.small]: { display: 'none' } },
})
