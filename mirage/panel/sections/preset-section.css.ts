import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space, text, leading } = vars

export const presets = appStyle({ display: 'flex', flexWrap: 'wrap', gap: space.s2 })

export const preset = appStyle({
  minHeight: vars.control.small,
  padding: `${space.s1} ${space.s3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.round,
  fontSize: text.small,
  lineHeight: leading.small,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-pressed="true"]': { borderColor: color.brand, background: color.brandSoft },
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.large },
    [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } } },
  },
})
