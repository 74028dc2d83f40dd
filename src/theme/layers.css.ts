import { globalLayer } from '@vanilla-extract/css'

/** Cascade layers, weakest first. Import this file before any other style, so that the order is settled once. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  ui: globalLayer('ui'),
  app: globalLayer('app'),
}
