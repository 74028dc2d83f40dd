import { breakpoints } from '#theme/breakpoints.ts'

export const frame = 'frame'

/** Container of a screen, without the navigation. */
export const content = 'content'

export const within = {
  /** Too narrow for the navigation next to a screen: the navigation moves into a drawer. */
  drawer: `${frame} (width < ${breakpoints.frame}px)`,
  /** `drawer` for touch screens, which have wider fields. */
  touchDrawer: `${frame} (${breakpoints.frame}px <= width < ${breakpoints.touchFrame}px)`,
  /** Too narrow for a search and its buttons on one line, as on phones. */
  small: `${content} (width < 608px)`,
  /** Too narrow for a second column of cards next to a table of fields: 44rem, 14rem and the gap. */
  oneColumn: `${content} (width < 59.5rem)`,
  /** `oneColumn` for touch screens: 50rem for the table. */
  touchOneColumn: `${content} (59.5rem <= width < 65.5rem)`,
  touchTwoColumns: `${content} (width >= 65.5rem)`,
  /** Too narrow for a second column, but wider than a phone: side content becomes a bar below the form. */
  bar: `${content} (608px <= width < 59.5rem)`,
} as const
