import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { uiGlobalStyle, uiStyle } from '#theme/style.ts'
import { spinner } from './spinner.css.ts'

const { color } = vars

export const plain = uiStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s2,
  flex: 'none',
  border: '1px solid',
  borderRadius: vars.radius.r1,
  font: `${vars.weight.strong} ${vars.text.label}/${vars.leading.body} ${vars.font.body}`,
  whiteSpace: 'nowrap',
  // Long labels wrap on small screens.
  '@media': { [media.small]: { maxWidth: '100%', whiteSpace: 'normal' } },
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${vars.duration.fast}, border-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
    '&[data-pending]': { cursor: 'progress' },
  },
})

const on = '&[aria-pressed="true"]'

/** Excludes pressed toggle buttons: their pressed style must show while the pointer is still over them. */
const hover = '&[data-hovered]:not([data-disabled], [aria-pressed="true"])'

export const variants = {
  primary: uiStyle({
    background: color.brand,
    borderColor: 'transparent',
    color: color.onBrand,
    selectors: { [hover]: { background: color.brandHover } },
  }),
  secondary: uiStyle({
    background: color.surface,
    borderColor: color.lineStrong,
    color: color.ink,
    selectors: { [hover]: { background: color.sunken } },
  }),
  quiet: uiStyle({
    background: 'transparent',
    borderColor: 'transparent',
    color: color.ink2,
    selectors: {
      [hover]: { background: `color-mix(in oklab, ${color.ink} 6%, transparent)`, color: color.ink },
      '&[aria-expanded="true"]': { background: `color-mix(in oklab, ${color.ink} 6%, transparent)` },
      [on]: { background: color.brandSoft, color: color.brand },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { [on]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
      },
    },
  }),
  danger: uiStyle({
    background: color.bad,
    borderColor: 'transparent',
    color: color.onBad,
    selectors: { [hover]: { background: color.badHover } },
  }),
  quietDanger: uiStyle({
    background: 'transparent',
    borderColor: 'transparent',
    color: color.bad,
    selectors: { [hover]: { background: color.badSoft } },
  }),
}

export const sizes = {
  medium: uiStyle({
    minHeight: vars.control.small,
    padding: '0 12px',
    '@media': { [media.touch]: { minHeight: vars.control.large } },
  }),
  large: uiStyle({ minHeight: vars.control.large, padding: '0 16px', fontSize: vars.text.body }),
}

export const square = uiStyle({
  padding: 0,
  aspectRatio: '1',
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})

/** Side padding of a button, and its border. */
const inset = '13px'

/** Row of buttons. The text of a quiet button aligns with the end of the row, because its padding is invisible. */
export const quietEdges = uiStyle({})

const quiet = `${quietEdges} > :is(${variants.quiet}, ${variants.quietDanger}):not(${square})`
uiGlobalStyle(`${quiet}:first-child`, { marginInlineStart: `calc(-1 * ${inset})` })
uiGlobalStyle(`${quiet}:last-child`, { marginInlineEnd: `calc(-1 * ${inset})` })
uiGlobalStyle(quiet, { '@media': { [media.small]: { maxWidth: `calc(100% + 2 * ${inset})` } } })

export const wide = uiStyle({ width: '100%' })

/**
 * While a button is pending, its content stays in the layout but is invisible. The button keeps its width and its
 * accessible name.
 */
export const content = uiStyle({
  display: 'contents',
  selectors: { '[data-pending] > &': { display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity: 0 } },
})

export const progress = uiStyle([spinner, { position: 'absolute', inset: 0, margin: 'auto' }])
