import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const alone = appStyle({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.gap,
  width: '100%',
  maxWidth: '40rem',
  minHeight: '100dvh',
  marginInline: 'auto',
  vars: { [vars.space.page]: vars.space.s4 },
  padding: `${vars.space.s6} ${vars.space.page}`,
})

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const splash = appStyle({
  minHeight: '60dvh',
  display: 'grid',
  placeItems: 'center',
  animation: `${appear} ${vars.duration.slow} ease-out 300ms both`,
})
