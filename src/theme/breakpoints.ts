/**
 * Layout breakpoints in px. From `frame` on, the navigation fits next to a table of fields. `touchFrame` is for the
 * larger fields of touch screens.
 */
export const breakpoints = { medium: 640, large: 960, frame: 1016, touchFrame: 1112, wide: 1280 } as const

const scrollBar = 17

export const media = {
  /** Phones: one column, tables as cards, dialogs as sheets. */
  small: `screen and (width < ${breakpoints.medium}px)`,
  /** Too narrow for a picture next to a form. */
  belowLarge: `screen and (width < ${breakpoints.large}px)`,
  /** Windows in which the navigation might be a drawer. */
  belowFrame: [
    `screen and (width < ${breakpoints.frame + scrollBar}px)`,
    `screen and (pointer: coarse) and (width < ${breakpoints.touchFrame + scrollBar}px)`,
  ].join(', '),
  /** Windows in which a table with all columns might be wider than its card. */
  belowWide: `screen and (width < ${breakpoints.wide}px)`,
  /** Too low for sticky bars, as at 400 % zoom: they scroll with the page. */
  low: 'screen and (height < 400px)',
  /** Touch screens: larger targets, and a font size at which iOS does not zoom into fields. */
  touch: '(pointer: coarse)',
  noTouch: 'not all and (pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const
