import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, radius } = vars

export const filters = appStyle({ ...look.line, gap: space.s3 })

export const heading = appStyle({
  ...look.wrapped,
  alignItems: 'baseline',
  gap: `0 ${space.s3}`,
  fontSize: vars.text.title,
  fontWeight: vars.weight.strong,
  scrollMarginTop: space.s4,
})

export const tiles = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, var(--tile-width))',
  gap: `${space.gap} ${space.s4}`,
})

export const tile = appStyle({ position: 'relative', minWidth: 0 })

export const room = appStyle({
  display: 'grid',
  placeItems: 'center',
  width: 'var(--tile-width)',
  height: 'var(--tile-height)',
  marginBottom: space.s1,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.r2,
  overflow: 'hidden',
  background: color.sunken,
  fontSize: vars.text.small,
  color: color.ink3,
  selectors: {
    '&[data-failed]': { borderStyle: 'dashed', borderColor: color.ink3, background: 'none' },
  },
})

export const frame = appStyle({
  placeSelf: 'start',
  gridArea: '1 / 1',
  width: 'var(--picture-width)',
  height: 'var(--picture-height)',
  border: 'none',
  transform: 'scale(var(--picture-scale))',
  transformOrigin: '0 0',
})

/** Full size, because the screen's layout depends on its size. Hidden behind the page. */
export const renderer = appStyle({
  position: 'fixed',
  top: 0,
  insetInlineStart: 0,
  width: 'var(--picture-width)',
  height: 'var(--picture-height)',
  border: 'none',
  opacity: 0,
  pointerEvents: 'none',
  zIndex: -1,
})

export const words = appStyle({ gridArea: '1 / 1' })

export const name = appStyle({
  display: 'block',
  color: color.ink,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  // Makes the complete card clickable.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&[data-hovered]': { textDecoration: 'underline' } },
})
