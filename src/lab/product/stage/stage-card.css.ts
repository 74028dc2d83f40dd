import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

export const bar = appStyle({ ...look.wrapped, gap: space.s2, padding: `0 ${space.s4} ${space.s3}` })

const height = '720px'

export const room = appStyle({
  height,
  overflow: 'hidden',
  borderTop: `1px solid ${color.line}`,
  background: color.sunken,
})

export const frame = appStyle({
  display: 'block',
  width: 'var(--stage-width)',
  height: `calc(${height} / var(--stage-scale))`,
  marginInline: 'auto',
  border: 'none',
  transform: 'scale(var(--stage-scale))',
  transformOrigin: '0 0',
})

export const seen = appStyle({ padding: `${space.s3} ${space.s4}`, fontSize: vars.text.small, color: color.ink3 })
