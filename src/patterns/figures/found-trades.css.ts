import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

export const list = appStyle({
  ...look.column,
  margin: 0,
  marginBlockEnd: `calc(-1 * ${space.s2})`,
  padding: 0,
  listStyle: 'none',
})

export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space.s1} ${space.s4}`,
  paddingBlock: space.s2,
  borderBlockStart: `1px solid ${color.line}`,
})

export const words = appStyle({ ...look.column, alignItems: 'flex-start', overflowWrap: 'anywhere' })

export const day = appStyle(look.quiet)

export const figure = appStyle(look.number)

/** Figures above a list of transactions. */
export const stats = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(7rem, 1fr))',
  gap: space.s3,
})

export const empty = appStyle({ color: color.ink2 })
