import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0 } })

export const line = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.s2}`,
  // No higher than a line of text, so that nothing moves when all is read.
  marginBlock: `-${space.s2}`,
  fontSize: vars.text.small,
  color: color.ink2,
  selectors: { '&:has(button)': { marginLeft: space.s4 } },
})

/** Of a reading that is soon over nothing is shown. */
export const underWay = appStyle({ animation: `${appear} 400ms steps(1)` })

export const bar = appStyle({ width: '5rem', height: '4px', accentColor: color.brand })
