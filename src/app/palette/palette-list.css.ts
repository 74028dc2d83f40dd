import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text } = vars

export const list = appStyle({
  flex: '0 1 auto',
  minHeight: 0,
  maxHeight: '520px',
  overflowY: 'auto',
  paddingBlockEnd: '10px',
  scrollPaddingBlock: `${space.s6} ${space.s3}`,
  '@media': { [media.small]: { flex: '1 1 auto', maxHeight: 'none' } },
})

export const group = appStyle({
  padding: `${space.s3} ${space.gap} ${space.s1}`,
  ...look.quiet,
})

export const row = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  height: '38px',
  marginInline: space.s2,
  paddingInline: space.s3,
  borderRadius: vars.radius.r1,
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: color.brandSoft } },
  '@media': {
    [media.small]: { height: '44px' },
    [media.touch]: { height: '44px' },
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

export const icon = appStyle({
  display: 'flex',
  color: color.ink2,
  selectors: { '[aria-selected="true"] > &': { color: color.brand } },
})

/** Label and detail: side by side, or stacked on a phone. */
export const words = appStyle({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: space.s3,
  minWidth: 0,
  '@media': { [media.small]: { flexDirection: 'column' } },
})

export const label = appStyle({ ...look.oneLine, flex: 'none', maxWidth: '100%' })

export const detail = appStyle({
  ...look.oneLine,
  minWidth: 0,
  maxWidth: '100%',
  color: color.ink3,
  fontSize: text.label,
  selectors: { '[aria-selected="true"] &': { color: color.ink2 } },
  '@media': { [media.small]: look.small },
})

export const keys = appStyle({
  marginInlineStart: 'auto',
  display: 'flex',
  '@media': { [media.touch]: { display: 'none' } },
})
