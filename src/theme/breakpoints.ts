/**
 * Layout breakpoints in px. `frame` is the minimum width for the navigation next to a table of fields; `touchFrame` is
 * the same for touch screens, which have larger fields. `desk` is the minimum width for lists as tables, and `rail` for
 * navigation with labels.
 */
export const breakpoints = {
  medium: 640,
  large: 960,
  frame: 1016,
  desk: 1100,
  touchFrame: 1112,
  // 1280 px without a scroll bar. In narrower windows, a list next to the labels would cut names.
  rail: 1263,
  wide: 1280,
} as const

const scrollBar = 17

export const media = {
  /** Phones: one column, tables as cards, dialogs as sheets. */
  small: `screen and (width < ${breakpoints.medium}px)`,
  /** Windows too narrow for the sign-in picture next to the form. */
  belowLarge: `screen and (width < ${breakpoints.large}px)`,
  /** Windows in which the navigation might be a drawer. Includes the width of a scroll bar. */
  belowFrame: [
    `screen and (width < ${breakpoints.frame + scrollBar}px)`,
    `screen and (pointer: coarse) and (width < ${breakpoints.touchFrame + scrollBar}px)`,
  ].join(', '),
  /** Windows in which the navigation is a rail of icons. Includes the width of a scroll bar. */
  rail: `screen and (pointer: fine) and (${breakpoints.frame + scrollBar}px <= width < ${breakpoints.rail + scrollBar}px)`,
  /** Windows in which a list is a table: one line per row, with figures in columns. */
  desk: `screen and (width >= ${breakpoints.desk}px)`,
  /** Windows in which a table with all columns might overflow its card. */
  belowWide: `screen and (width < ${breakpoints.wide}px)`,
  /** Windows in which a report has one column: below 1336 px, plus the width of a scroll bar. */
  belowReport: `screen and (width < ${1336 + scrollBar}px)`,
  /** Windows too short for sticky bars, for example at 400 % zoom. The bars then scroll with the page. */
  low: 'screen and (height < 400px)',
  /** Touch screens. They get larger targets, and fields with a font size at which iOS does not zoom in. */
  touch: '(pointer: coarse)',
  noTouch: 'not all and (pointer: coarse)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
} as const
