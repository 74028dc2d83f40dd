import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

export const label = uiStyle({ fontSize: vars.text.small, color: color.ink3 })

export const figure = uiStyle({
  fontSize: vars.text.figure,
  lineHeight: vars.leading.figure,
  letterSpacing: vars.tracking.figure,
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
})

export const smallFigure = uiStyle({
  fontSize: vars.text.title,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
})

export const unit = uiStyle({ fontSize: vars.text.title, letterSpacing: 0 })

export const good = uiStyle({ color: color.good })
