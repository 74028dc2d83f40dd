/** Widths in pixels at which the layout changes; from `frame` on there is room for the navigation beside a table of fields. */
export const breakpoints = { medium: 640, large: 960, frame: 1120 } as const

/** Media queries for the `@media` key of a style. */
export const media = {
  /** Phones: one column, tables as cards, dialogs as sheets. */
  small: `screen and (width < ${breakpoints.medium}px)`,
  /** Below the width at which a picture has room beside a form. */
  belowLarge: `screen and (width < ${breakpoints.large}px)`,
  /** Windows in which the navigation may be a drawer: a scroll bar takes some of their width. */
  belowFrame: `screen and (width < ${breakpoints.frame + 17}px)`,
  /** Fingers rather than a mouse: larger targets, and type large enough that iOS does not zoom into a field. */
  touch: '(pointer: coarse)',
  noTouch: 'not all and (pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const
