import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const panel = uiStyle({ ...look.column, alignItems: 'flex-start', gap: space.s4, maxWidth: '640px' })

export const title = uiStyle(look.heading)

export const alert = uiStyle({
  width: '100%',
  padding: `${space.s3} ${space.s4}`,
  borderRadius: vars.radius.r2,
  background: color.badSoft,
  color: color.bad,
  overflowWrap: 'anywhere',
})

export const name = uiStyle({ fontWeight: vars.weight.strong })

export const details = uiStyle({
  width: '100%',
  maxHeight: '320px',
  overflow: 'auto',
  padding: space.s4,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  background: color.sunken,
  color: color.ink2,
  font: `${vars.text.small}/${vars.leading.body} ${vars.font.mono}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const actions = uiStyle({ ...look.wrapped, gap: space.s2 })
