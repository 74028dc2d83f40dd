/** The part of the window that a screen has to itself, beside the navigation and whatever else stands there. */
export const content = 'content'

/** Container queries for the `@container` key of a style: how much room a screen has. */
export const within = {
  /** No room beside each other for a search and what stands with it, as on phones. */
  small: `${content} (width < 608px)`,
  /** No room for a second column of cards beside one that a form fits in. */
  oneColumn: `${content} (width < 704px)`,
} as const
