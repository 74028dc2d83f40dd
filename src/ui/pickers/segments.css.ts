import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space, radius } = vars

export const segments = uiStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  flex: 'none',
  maxWidth: '100%',
  gap: '1px',
  padding: '1px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
  background: color.sunken,
})

export const segment = uiStyle({
  display: 'inline-flex',
  alignItems: 'center',
  padding: `5px ${space.s2}`,
  border: '1px solid transparent',
  borderRadius: radius.r1,
  ...look.muted,
  fontSize: vars.text.label,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.ink },
    '&[data-selected]': { borderColor: color.lineField, background: color.surface, color: color.ink },
    '&[data-focus-visible]': look.ring,
  },
  '@media': {
    [media.touch]: { minHeight: vars.control.large, paddingInline: space.s3 },
    [media.forcedColors]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
})
