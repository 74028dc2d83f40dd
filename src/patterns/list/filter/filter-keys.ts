import { isRightToLeft } from '#messages/language.ts'

/** Arrow keys of the filter menu: to the values of a filter, and back to the filters. */
export const [intoValues, backToFilters] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
