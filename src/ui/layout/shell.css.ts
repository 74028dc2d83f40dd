import type { StyleRule } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { word } from '#ui/basics/logo.css.ts'
import { content, frame, within } from './screen-width.ts'

const { color, space } = vars

/** The rail is for mouse and keyboard: touch screens can't point at it to expand it. */
const inRail = (rule: StyleRule) => ({ [within.rail]: { '@media': { [media.noTouch]: rule } } })

const withDrawer = (rule: StyleRule, rail: StyleRule = {}): StyleRule => ({
  '@container': {
    ...inRail(rail),
    [within.drawer]: rule,
    [within.touchDrawer]: { '@media': { [media.touch]: rule } },
  },
})

export const room = uiStyle({ containerType: 'inline-size', containerName: frame })

export const shell = uiStyle({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  minHeight: '100dvh',
  ...withDrawer(
    { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    { gridTemplateColumns: '3.5rem minmax(0, 1fr)' },
  ),
})

export const skip = uiStyle({
  position: 'fixed',
  insetBlockStart: space.s2,
  insetInlineStart: space.s2,
  zIndex: vars.layer.overlay,
  padding: `${space.s2} ${space.s4}`,
  borderRadius: vars.radius.r1,
  background: color.brand,
  color: color.onBrand,
  fontWeight: vars.weight.strong,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})

export const side = uiStyle({
  position: 'sticky',
  top: 0,
  // Paints the navigation after the screen. Otherwise the browser would create three compositing layers per row of a
  // table of fields, and repaint them at every key.
  zIndex: vars.layer.raised,
  height: '100dvh',
  background: color.sunken,
  borderInlineEnd: `1px solid ${color.line}`,
  ...withDrawer({ display: 'none' }, { zIndex: vars.layer.header }),
})

const width = '232px'
const rail = '3.5rem'
const expanded = `${side}:is(:hover, :focus-within)`
const collapsed = `${side}:not(:hover, :focus-within)`

/** In a rail, clips everything but the icons, until the user points at it or moves the focus into it. */
export const panel = uiStyle({
  ...look.column,
  position: 'relative',
  height: '100%',
  overflowY: 'auto',
  padding: `0 ${space.s3} ${space.gap}`,
  '@container': inRail({
    overflowX: 'hidden',
    width: rail,
    paddingInline: space.s2,
    borderInlineEnd: `1px solid ${color.line}`,
    background: color.sunken,
    selectors: { [`${expanded} > &`]: { width, boxShadow: vars.shadow.overlay } },
  }),
})

uiGlobalStyle(`${collapsed} > ${panel} > *`, {
  '@container': inRail({ overflow: 'hidden', width: `calc(${rail} - 2 * ${space.s2} - 1px)`, whiteSpace: 'nowrap' }),
})

export const brand = uiStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s2,
  minHeight: '3.5rem',
  paddingInlineStart: space.s2,
  // In a rail, the status is below the logo, so that its icon is visible.
  '@container': inRail({ flexDirection: 'column', alignItems: 'start', paddingBlock: space.s3, paddingInline: '6px' }),
})

uiGlobalStyle(`${brand} > :first-child`, { flex: 'none' })

export const status = uiStyle({ marginInlineStart: 'auto', marginInlineEnd: space.s2 })

export const find = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  minHeight: vars.control.small,
  marginBlockEnd: space.s2,
  padding: '0 9px',
  ...look.control,
  color: color.ink3,
  fontSize: vars.text.label,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: color.ink } },
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})

uiGlobalStyle(`${find} > kbd`, { marginInlineStart: 'auto' })

export const group = uiStyle({
  padding: `${space.s3} 10px ${space.s1}`,
  ...look.quiet,
  fontWeight: vars.weight.strong,
})

/** Text beside the icon of a destination. */
export const label = uiStyle({})

export const count = uiStyle({ marginInlineStart: 'auto', color: color.ink2, fontVariantNumeric: 'tabular-nums' })

export const links = uiStyle({ ...look.column, position: 'relative', gap: '2px' })

export const link = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: vars.control.small,
  padding: '6px 9px',
  border: '1px solid transparent',
  borderRadius: vars.radius.r1,
  color: color.ink2,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '&[data-hovered]': { color: color.ink, background: `color-mix(in oklab, ${color.ink} 5%, transparent)` },
    '&[data-current]': { background: color.surface, borderColor: color.line, color: color.ink },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.large },
    // Forced-colors mode draws all borders. Hides them except on the current link.
    [media.forcedColors]: { selectors: { '&:not([data-current])': { borderColor: 'Canvas' } } },
  },
})

export const linkIcon = uiStyle({ display: 'flex', selectors: { '[data-current] > &': { color: color.brand } } })

export const sublinks = uiStyle({
  ...look.column,
  gap: '1px',
  margin: 0,
  marginInlineStart: '18px',
  paddingInlineStart: space.s2,
  listStyle: 'none',
  borderInlineStart: `1px solid ${color.line}`,
})

export const sublinkRow = uiStyle({ display: 'flex', alignItems: 'center', minWidth: 0 })

export const sublink = uiStyle({
  ...look.oneLine,
  flex: 1,
  padding: '4px 9px',
  borderRadius: vars.radius.r1,
  color: color.ink2,
  fontSize: vars.text.label,
  lineHeight: '20px',
  selectors: {
    '&[data-hovered]': { color: color.ink, background: `color-mix(in oklab, ${color.ink} 5%, transparent)` },
    '&[data-current]': { color: color.brand, fontWeight: vars.weight.strong },
  },
  '@media': { [media.touch]: { paddingBlock: '12px' } },
})

export const foot = uiStyle({ marginTop: 'auto', paddingTop: space.s4 })

export const topBar = uiStyle({
  display: 'none',
  ...withDrawer({
    position: 'sticky',
    top: 0,
    zIndex: vars.layer.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: `${space.s2} ${space.page}`,
    background: color.sunken,
    borderBottom: `1px solid ${color.line}`,
  }),
})

uiGlobalStyle(`${room} ${topBar}`, { '@media': { [media.low]: { position: 'static' } } })

// Keeps a focused field clear of the sticky top bar. Uses media queries, because container queries can't match the
// page.
uiGlobalStyle(`html:has(${topBar})`, {
  '@media': { [media.belowFrame]: { scrollPaddingTop: '4.5rem' }, [media.low]: { scrollPaddingTop: 0 } },
})

export const main = uiStyle({
  ...look.column,
  gap: space.gap,
  width: '100%',
  maxWidth: '1680px',
  // Screens query this container instead of the window, which is wider (see screen-width.ts).
  containerType: 'inline-size',
  containerName: content,
  padding: `0 ${space.page} ${space.s5}`,
  outline: 'none',
})

uiGlobalStyle(`${main} > :first-child:not(:has(h1))`, { marginBlockStart: space.gap })

export const user = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  padding: '10px',
  '@container': inRail({ paddingInline: '4px' }),
  borderRadius: vars.radius.r2,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[aria-expanded="true"]': { background: `color-mix(in oklab, ${color.ink} 5%, transparent)` },
  },
})

export const userWords = uiStyle({ minWidth: 0, ...look.column })

export const userName = uiStyle({ ...look.oneLine, fontWeight: vars.weight.strong })

export const userDetail = uiStyle({ ...look.oneLine, fontSize: vars.text.small, color: color.ink3 })

uiGlobalStyle(`${collapsed} :is(${word}, ${label}, ${group}, ${sublinks}, ${userWords})`, {
  '@container': inRail({ opacity: 0 }),
})
