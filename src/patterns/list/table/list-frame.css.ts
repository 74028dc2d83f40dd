import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { space, color } = vars

/** Overlay above dimmed or pending rows. Takes no space, so that the rows don't move. */
export const over = appStyle({
  position: 'sticky',
  top: space.s3,
  zIndex: vars.layer.raised,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
})

export const failure = appStyle({ padding: `${space.s3} ${space.s3} 0` })

export const rows = appStyle({ borderRadius: 'inherit' })

/** Rows of an earlier response: grey, like disabled content. */
export const older = appStyle([rows, { background: vars.color.sunken, filter: 'grayscale(1)' }])

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
    paddingBlock: space.s2,
    paddingInline: `${space.s4} ${space.s2}`,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.r2,
    boxShadow: vars.shadow.raised,
  },
])
