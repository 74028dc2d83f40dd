import { breakpoints } from '#theme/breakpoints.ts'

export const frame = 'frame'

/** Query container of a screen, without the navigation. */
export const content = 'content'

export const within = {
  /** Windows too narrow for the navigation next to a screen: the navigation moves into a drawer. */
  drawer: `${frame} (width < ${breakpoints.frame}px)`,
  /** Windows in which the navigation is a rail of icons, unless it is a drawer. */
  rail: `${frame} (${breakpoints.frame}px <= width < ${breakpoints.rail}px)`,
  /** Same as `drawer`, for touch screens, which have wider fields. */
  touchDrawer: `${frame} (${breakpoints.frame}px <= width < ${breakpoints.touchFrame}px)`,
  /** Screens too narrow for a search and its buttons on one line, as on phones. */
  small: `${content} (width < 608px)`,
  /** Screens too narrow for a second column of cards (14rem) next to a table of fields (44rem). */
  oneColumn: `${content} (width < 59.5rem)`,
  /** Same as `oneColumn`, for touch screens, on which the table needs 50rem. */
  touchOneColumn: `${content} (59.5rem <= width < 65.5rem)`,
  touchTwoColumns: `${content} (width >= 65.5rem)`,
  /** Screens too narrow for a second column, but wider than a phone: side content becomes a bar below the form. */
  bar: `${content} (608px <= width < 59.5rem)`,
} as const
