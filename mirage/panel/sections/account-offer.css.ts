import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, radius, text } = vars

/** Dashed border, to distinguish the mock's parts from the product. */
export const offer = appStyle({
  ...look.column,
  gap: space.s3,
  padding: space.s3,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.r2,
  background: color.sunken,
  color: color.ink2,
  ...look.small,
})

export const kind = appStyle({ fontWeight: vars.weight.strong, color: color.ink2, marginBlockEnd: space.s1 })

export const accounts = appStyle(look.column)

export const account = appStyle({
  width: `calc(100% + 2 * ${space.s2})`,
  marginInline: `calc(0px - ${space.s2})`,
  padding: `${space.s1} ${space.s2}`,
  borderRadius: radius.r1,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.surface } },
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})

export const name = appStyle({ fontSize: text.label, fontWeight: vars.weight.strong, color: color.ink })
