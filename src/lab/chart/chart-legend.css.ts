import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

export const legend = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s2} ${space.s5}`,
  marginBlock: space.s3,
  fontSize: vars.text.small,
  color: color.ink2,
})

export const looks = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const look = appStyle({ display: 'flex', alignItems: 'center', gap: space.s2 })

export const sample = appStyle({ width: '24px', height: '14px' })
