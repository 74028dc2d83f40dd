import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const line = appStyle({ ...look.line, gap: `0 ${space.s3}`, fontSize: vars.text.small, color: color.ink2 })

/** Hidden for the first 400 ms, so that fast work shows no progress. */
export const underWay = appStyle([line, { animation: `${appear} 400ms steps(1)` }])

export const wide = appStyle({ ...look.quiet, ...look.wrapped, justifyContent: 'space-between', gap: space.s2 })

export const bar = appStyle({ width: '8rem' })

export const wideBar = appStyle({ width: '100%' })
