/** Widths in pixels at which the layout changes. */
export const breakpoints = { medium: 640, large: 960 } as const

/** Media queries for the `@media` key of a style. */
export const media = {
  /** Phones: one column, tables as cards, dialogs as sheets. */
  small: `screen and (width < ${breakpoints.medium}px)`,
  /** Below the width at which the side navigation and the second column of a screen have room. */
  belowLarge: `screen and (width < ${breakpoints.large}px)`,
  /** Fingers rather than a mouse: larger targets, and type large enough that iOS does not zoom into a field. */
  touch: '(pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const
