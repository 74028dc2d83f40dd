import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

const slide = keyframes({ from: { transform: 'translateX(calc(-100% * var(--inline-sign, 1)))' } })
const fade = keyframes({ from: { opacity: 0 } })

export const drawerOverlay = uiStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: color.overlay,
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.duration.slow} ease-out` } },
})

export const drawer = uiStyle({
  height: '100dvh',
  width: 'min(280px, 85vw)',
  background: color.sunken,
  borderInlineEnd: `1px solid ${color.line}`,
  selectors: { '&[data-entering]': { animation: `${slide} ${vars.duration.slow} ease-out` } },
})

export const dialog = uiStyle({ height: '100%', outline: 'none' })
