import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const alert = uiStyle({
  ...look.wrapped,
  alignItems: 'flex-start',
  gap: '15px 10px',
  padding: `10px ${space.s3}`,
  border: '1px solid',
  borderRadius: vars.radius.r1,
  overflowWrap: 'anywhere',
})

export const kinds = {
  info: uiStyle({ background: color.sunken, borderColor: color.line, color: color.ink }),
  bad: uiStyle({ background: color.badSoft, borderColor: 'transparent', color: color.bad }),
}

export const body = uiStyle({ flex: '1 1 12rem', minWidth: 0 })

/** Moves below the message if the message would become too narrow. */
export const actions = uiStyle({
  display: 'flex',
  gap: space.s2,
  flex: 'none',
  marginBlock: '-5px',
  marginInlineStart: 'auto',
})
