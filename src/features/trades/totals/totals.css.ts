import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'
import { within } from '#ui/layout/screen-width.ts'

const { color } = vars

const bar = { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.s6 }

export const load = appStyle({
  display: 'grid',
  gap: vars.space.s4,
  '@container': { [within.bar]: bar, [within.touchOneColumn]: { '@media': { [media.touch]: bar } } },
})

export const part = appStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s4,
  containerType: 'inline-size',
})

export const details = appStyle(look.quiet)

export const summary = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s1,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [media.touch]: { minHeight: vars.control.large } },
})

export const last = appStyle({
  display: 'grid',
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s4,
  borderBlockStart: `1px solid ${color.line}`,
})

export const lastTitle = appStyle({ ...textStyles.labelStrong })

export const lastTrades = appStyle({ display: 'grid', gap: vars.space.s1, fontSize: vars.text.label })

export const lastTrade = appStyle({ display: 'flex', justifyContent: 'space-between' })

export const notes = appStyle({ display: 'grid', gap: vars.space.s1, ...look.quiet })

export const brief = appStyle({
  ...look.wrapped,
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.s3}`,
  fontVariantNumeric: 'tabular-nums',
})

export const carbon = appStyle({ color: vars.color.good, fontWeight: vars.weight.strong })

export const rest = appStyle({ fontSize: vars.text.label, color: vars.color.ink2 })

/** Colours by effect. The text also states the effect, so colour is not the only cue. */
export const effects = {
  avoided: appStyle({ color: color.good }),
  moreThanNew: appStyle({ color: color.bad }),
  unknown: appStyle({ color: color.ink2, fontWeight: vars.weight.normal }),
}

export const note = appStyle({
  display: 'block',
  color: color.ink2,
  ...textStyles.small,
})
