import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, radius, text } = vars

/** Dashed border, to distinguish the mock's parts from the product. */
export const hint = appStyle({
  ...look.line,
  justifyContent: 'space-between',
  gap: space.s3,
  padding: `${space.s2} ${space.s3}`,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: radius.r2,
  background: color.sunken,
  color: color.ink2,
  fontSize: text.small,
})

export const digits = appStyle({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
