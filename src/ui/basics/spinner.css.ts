import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = uiStyle({
  flex: 'none',
  width: '16px',
  height: '16px',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} ${vars.duration.turn} linear infinite`,
})
