import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, lowest priority first. Import this file before other styles to fix the order. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  app: globalLayer('app'),
}
