import { uiStyle } from '#theme/style.ts'

/** Not printed: what is there to be pressed, and what leads elsewhere. */
export const screenOnly = uiStyle({ '@media': { print: { display: 'none !important' } } })

/** Only printed. */
export const paperOnly = uiStyle({ '@media': { 'not print': { display: 'none !important' } } })
