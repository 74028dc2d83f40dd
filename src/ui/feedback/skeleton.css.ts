import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const bar = uiStyle({
  display: 'block',
  height: '0.75em',
  maxWidth: '100%',
  borderRadius: vars.radius.r1,
  background: vars.color.line,
  // Moves only during a long wait.
  animation: `${breathe} 1.6s ease-in-out 1s infinite`,
})

export const atEnd = uiStyle({ marginInlineStart: 'auto' })

export const second = uiStyle({ marginTop: '10px', height: '0.6em' })
