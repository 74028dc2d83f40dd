import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

/** The GW code and the status of the line, which wraps below it. */
export const detail = appStyle({ ...look.wrapped, gap: `${vars.space.s1} ${vars.space.s2}` })

export const status = appStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s2,
  fontFamily: vars.font.body,
  ...look.quiet,
  fontWeight: vars.weight.normal,
})

/** What was typed, and is no name of a material yet. */
export const term = appStyle({ color: vars.color.ink2, fontWeight: vars.weight.normal })

export const remove = appStyle({ selectors: { '&:hover': { background: vars.color.badSoft } } })

/** The search for the material of a pending line, in place of the code. */
export const choice = appStyle({ width: '100%', minWidth: 0, fontFamily: vars.font.body })
