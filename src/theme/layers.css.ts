import { globalLayer } from '@vanilla-extract/css'

/**
 * Cascade layers, lowest priority first. The first import fixes their order, so import this file before other styles.
 */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  app: globalLayer('app'),
}
