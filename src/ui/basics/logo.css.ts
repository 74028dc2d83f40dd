import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

export const logo = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  ...textStyles.title,
  lineHeight: vars.leading.title,
  letterSpacing: '-0.02em',
})

export const mark = uiStyle({
  flex: 'none',
  width: '26px',
  height: '26px',
  fill: 'none',
  strokeWidth: 4.2,
  strokeLinecap: 'round',
})

export const first = uiStyle({ stroke: vars.color.brand })
export const second = uiStyle({ stroke: vars.color.accent })
export const third = uiStyle({ stroke: vars.color.family.glass })

export const word = uiStyle({})
