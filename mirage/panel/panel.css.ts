import { fallbackVar } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'

const { color, space, text, leading, weight } = vars

const width = '420px'
/**
 * `sidePanel`: screens with enough width for a side panel. `below`: the panel covers the bottom of the page, and the page
 * can scroll far enough to show everything.
 */
const sidePanel = 'screen and (width >= 1280px)'
const below = 'screen and (width < 1280px)'
const whileOpen = 'html[data-mock-panel]'
/** Wide mode: the panel is below the page and as wide as the window, even on wide screens. */
const whileWide = 'html[data-mock-panel="wide"]'
const height = '50dvh'
const heightOnPhones = '60dvh'

const asBelow = {
  insetBlockStart: 'auto',
  width: '100vw',
  height,
  borderInlineStart: 'none',
  borderBlockStart: `1px dashed ${color.lineStrong}`,
}

/** Above the app's dialogs, so that the panel stays usable while a dialog is open, and below toasts. */
export const drawer = appStyle({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: `calc(${vars.layer.overlay} + 1)`,
  ...look.column,
  width: `min(${width}, 100vw)`,
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  border: 'none',
  background: color.surface,
  color: color.ink,
  borderInlineStart: `1px dashed ${color.lineStrong}`,
  boxShadow: vars.shadow.overlay,
  outlineOffset: '-3px',
  selectors: { '&:not(:focus-visible)': { outline: 'none' }, [`${whileWide} &`]: asBelow },
  '@media': {
    [below]: asBelow,
    [media.small]: { height: heightOnPhones },
    print: { display: 'none' },
  },
})

uiGlobalStyle(whileOpen, {
  '@media': {
    [sidePanel]: { vars: { [covered.end]: width } },
    [below]: { vars: { [covered.bottom]: height }, scrollPaddingBottom: height },
    [media.small]: { vars: { [covered.bottom]: heightOnPhones }, scrollPaddingBottom: heightOnPhones },
  },
})
uiGlobalStyle(whileWide, {
  '@media': {
    [sidePanel]: { vars: { [covered.end]: '0px', [covered.bottom]: height }, scrollPaddingBottom: height },
  },
})
uiGlobalStyle(`${whileOpen} #root`, {
  paddingInlineEnd: fallbackVar(covered.end, '0px'),
  paddingBlockEnd: fallbackVar(covered.bottom, '0px'),
  '@media': { print: { padding: 0 } },
})

export const head = appStyle({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.s4,
  padding: `${space.s4} ${space.s4} ${space.s2}`,
})

export const headButtons = appStyle({ display: 'flex', flex: 'none', gap: space.s1 })

/** Hides the wide-mode button on narrow screens, where the panel is always below the page. */
export const widening = appStyle({ '@media': { [below]: { display: 'none' } } })

export const title = appStyle(look.title)

export const detail = appStyle({ ...look.muted, overflowWrap: 'anywhere' })

export const tabs = appStyle({ ...look.column, flex: 1, minHeight: 0 })

export const tabList = appStyle({
  display: 'flex',
  gap: space.s4,
  padding: `0 ${space.s4}`,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const tab = appStyle({
  padding: `${space.s2} 2px`,
  borderBlockEnd: '2px solid transparent',
  color: color.ink2,
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.ink },
    '&[data-selected]': { color: color.ink, borderBlockEndColor: color.brand },
    '&[data-focus-visible]': look.ring,
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&:not([data-selected])': { borderBlockEndColor: 'Canvas' } } },
  },
})

export const body = appStyle({
  ...look.column,
  gap: space.s5,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: space.s4,
  outlineOffset: '-2px',
})

/** Arranges sections in columns if the panel is wide enough. */
export const sections = appStyle({ columns: '22rem', columnGap: space.s5 })

export const section = appStyle({
  ...look.column,
  gap: space.s3,
  minWidth: 0,
  breakInside: 'avoid',
  selectors: { [`${sections} > &`]: { marginBlockEnd: space.s5 } },
})

export const sectionTitle = appStyle({ fontWeight: weight.strong, lineHeight: leading.body })

export const fields = appStyle({ ...look.column, gap: space.s3 })

export const pair = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.s3,
})

export const buttons = appStyle({ ...look.line, gap: space.s2 })

export const choice = appStyle({ position: 'relative', display: 'grid' })

export const chevron = appStyle({
  position: 'absolute',
  insetInlineEnd: space.s2,
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.ink3,
  pointerEvents: 'none',
})

export const select = appStyle({
  width: '100%',
  paddingInlineEnd: space.s6,
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': { [media.touch]: { fontSize: text.title } },
})

export const answers = appStyle([buttons, { marginBlockStart: space.s2 }])

export const accounts = appStyle({
  ...look.column,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r1,
  overflow: 'hidden',
})

export const account = appStyle({
  ...look.column,
  width: '100%',
  padding: `${space.s2} ${space.s3}`,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-current="true"]': { background: color.brandSoft, boxShadow: `inset 3px 0 ${color.brand}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current="true"]': { borderInlineStart: '4px solid Highlight' } } },
  },
})

export const accountName = appStyle({ fontWeight: weight.strong })

export const code = appStyle({ ...look.line, gap: space.s3 })

export const digits = appStyle({
  fontFamily: vars.font.mono,
  fontSize: text.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

/** Stacks two labels, one of them hidden, so that the button's width stays the same. */
export const eitherWord = appStyle({ display: 'grid', justifyItems: 'start' })
uiGlobalStyle(`${eitherWord} > *`, { gridArea: '1 / 1' })

export const away = appStyle({ visibility: 'hidden' })

export const copyText = appStyle({
  fontSize: text.small,
  color: color.ink2,
  selectors: { '&:empty': { display: 'none' } },
})

export const byHand = appStyle({
  flexBasis: '100%',
  padding: space.s2,
  background: color.sunken,
  borderRadius: vars.radius.r1,
  fontFamily: vars.font.mono,
  fontSize: text.small,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

export const fileButton = appStyle({ selectors: { '&:has(:focus-visible)': look.ring } })

export const preset = appStyle({
  minHeight: vars.control.small,
  padding: `${space.s1} ${space.s3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  ...look.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-pressed="true"]': { borderColor: color.brand, background: color.brandSoft },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.large },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})
