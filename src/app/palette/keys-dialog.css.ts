import { vars } from '#theme/contract.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

const { color, space, text } = vars

export const table = appStyle({ width: '100%', color: color.ink, fontSize: text.label, lineHeight: vars.leading.body })

uiGlobalStyle(`${table} :is(th, td)`, {
  paddingBlock: '6px',
  paddingInline: `0 ${space.s3}`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'normal',
})
uiGlobalStyle(`${table} th`, { color: color.ink3, ...textStyles.small })

export const keys = appStyle({ ...look.wrapped, gap: space.s1 })

/** Style of keys that the user turned off: struck through, but readable. */
export const off = appStyle({ color: color.ink3, textDecoration: 'line-through' })
