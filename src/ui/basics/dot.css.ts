import { uiStyle } from '#theme/style.ts'

export const dot = uiStyle({
  display: 'inline-block',
  flex: 'none',
  width: '10px',
  height: '10px',
  borderRadius: '3px',
})
