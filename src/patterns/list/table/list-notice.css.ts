import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

export const notice = appStyle({
  ...look.line,
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s3} ${space.inset}`,
  color: color.ink2,
})

export const pill = appStyle([
  notice,
  {
    marginTop: space.s7,
    padding: `${space.s2} ${space.s2} ${space.s2} ${space.s4}`,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.r2,
    boxShadow: vars.shadow.raised,
  },
])
