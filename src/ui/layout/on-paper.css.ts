import { uiStyle } from '#theme/style.ts'

/** Not printed: what is there to be pressed, and what leads elsewhere. */
export const screenOnly = uiStyle({ '@media': { print: { display: 'none !important' } } })
