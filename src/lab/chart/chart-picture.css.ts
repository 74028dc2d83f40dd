import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const sizes = appStyle({ display: 'flex', justifyContent: 'flex-end', gap: vars.space.s2 })

export const canvas = appStyle({
  overflow: 'auto',
  maxHeight: '75vh',
  cursor: 'grab',
  userSelect: 'none',
  selectors: { '&:active': { cursor: 'grabbing' } },
})
