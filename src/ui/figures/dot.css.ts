import { uiStyle } from '#theme/style.ts'

export const dot = uiStyle({
  display: 'inline-block',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: '3px',
})

export const smallDot = uiStyle({ width: '8px', height: '8px', borderRadius: '2px' })

export const dots = uiStyle({ display: 'inline-flex', gap: '3px', marginInlineStart: '8px' })
