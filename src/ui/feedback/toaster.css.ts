import { createVar, fallbackVar } from '@vanilla-extract/css'
import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { covered } from '#theme/covered.css.ts'
import { look, uiGlobalStyle, uiStyle } from '#theme/style.ts'

const { color, space } = vars

/** CSS length that lifts toasts, for pages with a bar at the bottom. */
export const toastLift = createVar()

// Sonner sets its position with custom properties. Its styles are outside all layers and would win without
// `!important`.
const above = (offset: string) => ({
  bottom: `calc(var(${offset}) + ${fallbackVar(toastLift, '0px')} + ${fallbackVar(covered.bottom, '0px')}) !important`,
})

export const toaster = uiStyle({
  zIndex: `${vars.layer.toast} !important`,
  ...above('--offset-bottom'),
  selectors: {
    '&:not([data-x-position="center"])': {
      insetInlineEnd: `calc(var(--offset-right) + ${fallbackVar(covered.end, '0px')}) !important`,
    },
  },
  // 600 px is Sonner's breakpoint for its mobile offsets.
  '@media': {
    print: { display: 'none !important' },
    '(max-width: 600px)': {
      ...above('--mobile-offset-bottom'),
      selectors: { '&:not([data-x-position="center"])': { insetInlineEnd: 'var(--mobile-offset-right) !important' } },
    },
  },
})

/** Limits the number of lines, because toasts quote names, and users can type very long names. */
const atMost = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
})

export const toast = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s3,
  width: '356px',
  padding: `14px ${space.s4}`,
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  '@media': { [media.small]: { width: '100%' } },
})

export const content = uiStyle({ flex: 1, minWidth: 0, order: 1 })

export const title = uiStyle({ fontWeight: vars.weight.strong, overflowWrap: 'anywhere', ...atMost(4) })

export const description = uiStyle({
  ...look.quiet,
  marginTop: '2px',
  overflowWrap: 'anywhere',
  ...atMost(6),
})

export const icon = uiStyle({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  minWidth: vars.control.icon,
  minHeight: vars.control.icon,
  color: color.ink2,
  selectors: {
    '[data-type="success"] > &': { color: color.good },
    '[data-type="error"] > &': { color: color.bad },
  },
})

export const action = uiStyle({
  order: 2,
  flex: 'none',
  color: color.brand,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  borderRadius: '2px',
})

export const close = uiStyle({
  order: 3,
  flex: 'none',
  display: 'flex',
  margin: '-3px -6px',
  padding: '4px',
  borderRadius: vars.radius.r1,
  color: color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink } },
})

// Close button: hidden until hover or focus, but always visible on devices without hover.
uiGlobalStyle(`${toast} ${close}`, { '@media': { '(hover: hover)': { opacity: 0 } } })
uiGlobalStyle(`${toast}:is(:hover, :focus-within) ${close}`, { opacity: 1 })

// Hides the content of toasts behind the front one, because a collapsed stack shows only their edges.
uiGlobalStyle(`${toast}[data-expanded="false"][data-front="false"] > *`, { opacity: 0 })
