import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space, text } = vars

export const legend = uiStyle({ display: 'grid', gap: space.s2 })

export const head = uiStyle({
  ...look.wrapped,
  justifyContent: 'space-between',
  columnGap: space.s3,
  fontSize: text.label,
  color: color.ink2,
})

export const sum = uiStyle({ color: color.ink, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })

/** Columns of one width, so that figures change in their place. */
export const list = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
  gap: `2px ${space.s5}`,
})

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto 3rem',
  alignItems: 'center',
  columnGap: space.s2,
  fontSize: text.small,
  color: color.ink2,
})

export const box = uiStyle({ borderRadius: '3px' })

export const name = uiStyle(look.oneLine)

export const figure = uiStyle({ color: color.ink, whiteSpace: 'nowrap' })

export const share = uiStyle({ textAlign: 'end' })
