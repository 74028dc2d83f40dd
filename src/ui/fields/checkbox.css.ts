import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color } = vars

export const checkbox = uiStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '10px',
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'default' } },
})

export const tickBox = uiStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '18px',
  height: '18px',
  marginTop: '1px',
  border: `1px solid ${color.ink3}`,
  borderRadius: '4px',
  background: color.surface,
  color: color.onBrand,
  transition: `background ${vars.duration.fast}`,
  selectors: {
    '[data-selected] > &, [data-indeterminate] > &': { background: color.brand, borderColor: color.brand },
    '[data-focus-visible] > &': look.ring,
  },
})

// Hides the tick with `visibility`, because forced-colors mode ignores transparent colours.
export const tick = uiStyle({
  visibility: 'hidden',
  selectors: { '[data-selected] &, [data-indeterminate] &': { visibility: 'visible' } },
})

export const words = uiStyle({ ...look.column, minWidth: 0 })

export const detail = uiStyle(look.quiet)
