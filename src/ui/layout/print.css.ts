import { uiStyle } from '#theme/style.ts'

/** Hides controls and navigation in print. */
export const screenOnly = uiStyle({ '@media': { print: { display: 'none !important' } } })

export const paperOnly = uiStyle({ '@media': { 'not print': { display: 'none !important' } } })

/**
 * Removes the margins and the minimum height of the layout in print, because the paper has its own margins and pages.
 */
export const frameless = uiStyle({
  '@media': { print: { display: 'block !important', minHeight: '0 !important', padding: '0 !important' } },
})
