import type { StyleRule } from '@vanilla-extract/css'
import { breakpoints, media } from '#theme/breakpoints.ts'

/** Names of the containers for text tables and for tables of fields. */
export const plainContainer = 'table'
export const fieldsContainer = 'table-with-fields'

/** Minimum width for fields in rows instead of cards. */
export const roomForFields = '43.75rem'
/** Minimum width on touch screens, which have wider fields. */
export const roomForTouch = '49.75rem'

const cardsBelow = `${breakpoints.medium - 34}px`

/** Applies a rule to rows of text that are not cards. */
export const asRows = (rule: StyleRule): StyleRule => ({
  '@container': { [`${plainContainer} (width >= ${cardsBelow})`]: rule },
})

/** Applies a rule to cards. Depends on the container width; tables of fields switch earlier. */
export const asCards = (rule: StyleRule): StyleRule => ({
  '@container': {
    [`${plainContainer} (width < ${cardsBelow})`]: rule,
    [`${fieldsContainer} (width < ${roomForFields})`]: rule,
    [`${fieldsContainer} (${roomForFields} <= width < ${roomForTouch})`]: { '@media': { [media.touch]: rule } },
  },
})
