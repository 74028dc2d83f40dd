import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

/** A figure has no place to break at, and breaks all the same where it would be wider than its place. */
const whole = { minWidth: 0, overflowWrap: 'anywhere' } as const

export const label = uiStyle({ fontSize: vars.text.small, color: color.ink3 })

export const figure = uiStyle({
  fontSize: vars.text.figure,
  lineHeight: vars.leading.figure,
  letterSpacing: vars.tracking.figure,
  fontWeight: vars.weight.semibold,
  ...whole,
})

export const smallFigure = uiStyle({
  fontSize: vars.text.title,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.strong,
  ...whole,
})

export const unit = uiStyle({ fontSize: vars.text.title, letterSpacing: 0 })

export const good = uiStyle({ color: color.good })
