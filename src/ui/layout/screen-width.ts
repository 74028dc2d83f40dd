import { breakpoints } from '#theme/breakpoints.ts'

/** The part of the window that the app fills, with its navigation. */
export const frame = 'frame'

/** The part of it that a screen fills, beside the navigation. */
export const content = 'content'

/** Container queries for the `@container` key of a style: how much room there is. */
export const within = {
  /** No room for the navigation beside a screen: it goes into a drawer. */
  drawer: `${frame} (width < ${breakpoints.frame}px)`,
  /** The same for fingers, whose fields are wider. */
  touchDrawer: `${frame} (${breakpoints.frame}px <= width < ${breakpoints.touchFrame}px)`,
  /** No room for a search and the buttons beside it in one line, as on phones. */
  small: `${content} (width < 608px)`,
  /** No room for a second column of cards beside a table of fields: 44rem and 14rem, and the gap between them. */
  oneColumn: `${content} (width < 59.5rem)`,
  /** The same for fingers: 50rem for the table. */
  touchOneColumn: `${content} (59.5rem <= width < 65.5rem)`,
  touchTwoColumns: `${content} (width >= 65.5rem)`,
  /** No room for that either, but wider than a phone: what otherwise stands beside a form is a bar below it. */
  bar: `${content} (608px <= width < 59.5rem)`,
} as const
