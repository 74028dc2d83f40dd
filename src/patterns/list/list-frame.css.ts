import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

/** Words with a button. */
export const notice = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  padding: `${space.s3} ${space.inset}`,
})

/** Over rows that are dimmed or yet to come: it takes no room, so that nothing moves when it comes and goes. */
export const over = appStyle({
  position: 'sticky',
  top: space.s3,
  zIndex: vars.layer.raised,
  height: 0,
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
})

export const pill = appStyle([
  notice,
  {
    marginTop: space.s7,
    paddingBlock: space.s2,
    background: color.surface,
    border: `1px solid ${color.lineStrong}`,
    borderRadius: vars.radius.r2,
    boxShadow: vars.shadow.raised,
  },
])

export const failure = appStyle({ padding: space.s3 })

export const advice = appStyle({ fontSize: vars.text.label })

export const older = appStyle({ filter: 'grayscale(1)', opacity: 0.75 })
