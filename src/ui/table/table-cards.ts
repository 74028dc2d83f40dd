import type { StyleRule } from '@vanilla-extract/css'
import { breakpoints, media } from '#theme/breakpoints.ts'

/** Names of the query containers: for any table, and for tables of fields. */
export const plainContainer = 'table'
export const fieldsContainer = 'table-with-fields'

/** Minimum container width for showing tables of fields as rows instead of cards. */
const roomForFields = '43.75rem'
/** Same as `roomForFields`, for touch screens, which have wider fields. */
const roomForTouch = '49.75rem'

const cardsBelow = `${breakpoints.medium - 34}px`

/** Applies a rule to tables that show rows. Not for tables of fields. */
export const asRows = (rule: StyleRule): StyleRule => ({
  '@container': { [`${plainContainer} (width >= ${cardsBelow})`]: rule },
})

/** Applies a rule to tables of fields that show rows. `touch` overrides it on touch screens. */
export const asFieldRows = (rule: StyleRule, touch: StyleRule = {}): StyleRule => ({
  '@media': {
    [media.noTouch]: { '@container': { [`${fieldsContainer} (width >= ${roomForFields})`]: rule } },
    [media.touch]: { '@container': { [`${fieldsContainer} (width >= ${roomForTouch})`]: { ...rule, ...touch } } },
  },
})

/**
 * Applies a rule to tables that show cards. Depends on the container width; tables of fields switch to cards at a
 * larger width.
 */
export const asCards = (rule: StyleRule): StyleRule => ({
  '@container': {
    [`${plainContainer} (width < ${cardsBelow})`]: rule,
    [`${fieldsContainer} (width < ${roomForFields})`]: rule,
    [`${fieldsContainer} (${roomForFields} <= width < ${roomForTouch})`]: { '@media': { [media.touch]: rule } },
  },
})
