import { uiStyle } from '#theme/style.ts'

/** Not printed: what is there to be pressed, and what leads elsewhere. */
export const screenOnly = uiStyle({ '@media': { print: { display: 'none !important' } } })

export const paperOnly = uiStyle({ '@media': { 'not print': { display: 'none !important' } } })

/** Of the frame of the screen nothing is printed: paper has margins of its own, and pages instead of a height. */
export const frameless = uiStyle({
  '@media': { print: { display: 'block !important', minHeight: '0 !important', padding: '0 !important' } },
})
