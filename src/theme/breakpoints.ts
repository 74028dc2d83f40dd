/**
 * Widths in pixels at which the layout changes. From `frame` on there is room for the navigation beside a table of fields,
 * and from `touchFrame` on where its fields are for fingers.
 */
export const breakpoints = { medium: 640, large: 960, frame: 1016, touchFrame: 1112, wide: 1280 } as const

/** What a scroll bar takes of a window, at most. */
const scrollBar = 17

/** Media queries for the `@media` key of a style. */
export const media = {
  /** Phones: one column, tables as cards, dialogs as sheets. */
  small: `screen and (width < ${breakpoints.medium}px)`,
  /** Below the width at which a picture has room beside a form. */
  belowLarge: `screen and (width < ${breakpoints.large}px)`,
  /** Windows in which the navigation may be a drawer. */
  belowFrame: [
    `screen and (width < ${breakpoints.frame + scrollBar}px)`,
    `screen and (pointer: coarse) and (width < ${breakpoints.touchFrame + scrollBar}px)`,
  ].join(', '),
  /** Windows in which a table with all of its columns may be wider than its card. */
  belowWide: `screen and (width < ${breakpoints.wide}px)`,
  /** Too low for bars that stay on show, as at a zoom of 400 %: they scroll away with the page. */
  low: 'screen and (height < 400px)',
  /** Fingers rather than a mouse: larger targets, and type large enough that iOS does not zoom into a field. */
  touch: '(pointer: coarse)',
  noTouch: 'not all and (pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const
