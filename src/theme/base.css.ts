import { globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

const base = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.theme]: rule } })

base('html', { minHeight: '100%', background: vars.color.paper })

base('strong', { fontWeight: vars.weight.strong })

// Sign of distances in the inline direction, for properties without a logical form, such as `translate`.
base('[dir="rtl"]', { vars: { '--inline-sign': '-1' } })

base('body', {
  minHeight: '100dvh',
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  // Tabular digits, so that columns of numbers align.
  fontFeatureSettings: '"tnum", "cv11"',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
})

// Fields have `dir="auto"`, which is left-to-right while a field is empty.
base('[dir="rtl"] :is(input, textarea)', { textAlign: 'right' })
base('[dir="rtl"] :is(input, textarea):placeholder-shown', { direction: 'rtl' })

base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' })

base('::selection', { background: vars.color.brandSoft, color: vars.color.ink })

// Disables double-tap zoom, so that the browser does not wait for a second tap.
base('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' })

// Removes the native border, which would hide most of a thin progress bar.
base('progress', {
  appearance: 'none',
  height: '4px',
  border: 'none',
  borderRadius: '2px',
  overflow: 'hidden',
  background: vars.color.lineStrong,
})
base('progress::-webkit-progress-bar', { background: 'transparent' })
for (const part of ['-webkit-progress-value', '-moz-progress-bar']) {
  base(`progress::${part}`, {
    background: vars.color.brand,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  })
}

base('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})
