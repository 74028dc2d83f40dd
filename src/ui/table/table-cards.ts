import type { StyleRule } from '@vanilla-extract/css'
import { breakpoints, media } from '#theme/breakpoints.ts'

/** The containers that tables lie in: those of words, and those of fields. */
export const plainContainer = 'table'
export const fieldsContainer = 'table-with-fields'

/** The width from which rows of fields stand as rows, with room for the names of what they are about. */
export const roomForFields = '43.75rem'
/** The same for fingers, whose fields are wider. */
export const roomForTouch = '49.75rem'

const cardsBelow = `${breakpoints.medium - 34}px`

/** A rule for rows of words that are no cards. */
export const asRows = (rule: StyleRule): StyleRule => ({
  '@container': { [`${plainContainer} (width >= ${cardsBelow})`]: rule },
})

/** By the width of the card that the table is in; earlier for tables of fields, which need more room. */
export const asCards = (rule: StyleRule): StyleRule => ({
  '@container': {
    [`${plainContainer} (width < ${cardsBelow})`]: rule,
    [`${fieldsContainer} (width < ${roomForFields})`]: rule,
    [`${fieldsContainer} (${roomForFields} <= width < ${roomForTouch})`]: { '@media': { [media.touch]: rule } },
  },
})
