import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const line = appStyle({
  ...look.line,
  gap: `0 ${space.s3}`,
  fontSize: vars.text.small,
  color: color.ink2,
})

/** Delayed, so that fast exports show no progress. */
export const underWay = appStyle({ animation: `${appear} 400ms steps(1)` })

export const bar = appStyle({ width: '8rem' })
