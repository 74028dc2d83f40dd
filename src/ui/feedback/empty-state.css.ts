import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const empty = uiStyle({
  ...look.column,
  alignItems: 'center',
  gap: space.s4,
  padding: `${space.s7} ${space.s4}`,
  textAlign: 'center',
})

export const medallion = uiStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: color.brandSoft,
  color: color.brand,
})

export const title = uiStyle({ ...look.title, overflowWrap: 'anywhere' })

export const text = uiStyle({ maxWidth: '44ch', color: color.ink2, textWrap: 'balance' })
