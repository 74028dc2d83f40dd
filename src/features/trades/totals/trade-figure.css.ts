import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color } = vars

/** The colour of a figure by what it says; it says so in words, too. */
export const effects = {
  avoided: appStyle({ color: color.good }),
  moreThanNew: appStyle({ color: color.bad }),
  unknown: appStyle({ color: color.ink2, fontWeight: vars.weight.normal }),
}

export const note = appStyle({
  display: 'block',
  color: color.ink2,
  fontSize: vars.text.small,
  fontWeight: vars.weight.normal,
})
