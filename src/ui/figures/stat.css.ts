import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color } = vars

const characters = '--characters'

/** Shrinks the font if the value would overflow its query container. 0.58 is the average character width in em. */
const fitToWidth = (size: string) => ({
  fontSize: `min(${size}, calc(100cqi / (var(${characters}) * 0.58)))`,
  whiteSpace: 'nowrap' as const,
})

export const label = uiStyle({ fontSize: vars.text.small, color: color.ink3 })

export const figure = uiStyle({
  lineHeight: vars.leading.figure,
  letterSpacing: vars.tracking.figure,
  fontWeight: vars.weight.title,
  ...fitToWidth(vars.text.figure),
})

export const smallFigure = uiStyle({
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.title,
  ...fitToWidth(vars.text.title),
})

/** Keeps the line height constant, with or without a unit. */
export const unit = uiStyle({ fontSize: `min(${vars.text.title}, 1em)`, lineHeight: 1, letterSpacing: 0 })

export const tones = { good: uiStyle({ color: color.good }), bad: uiStyle({ color: color.bad }) }
