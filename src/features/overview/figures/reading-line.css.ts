import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

/** Around a name and the line that stands beside it, or below it where there is no room. */
export const beside = appStyle({ ...look.wrapped, alignItems: 'baseline', columnGap: space.s4 })

export const line = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s2}`,
  fontSize: vars.text.small,
  color: color.ink2,
})

/** No higher than a line of text, so that nothing moves when all is read. */
export const act = appStyle({ display: 'inline-flex', marginBlock: `calc(-1 * ${space.s2})` })

/** Of a reading that is soon over nothing is shown. */
export const underWay = appStyle({ animation: `${appear} 400ms steps(1)` })

export const bar = appStyle({ width: '5rem' })
