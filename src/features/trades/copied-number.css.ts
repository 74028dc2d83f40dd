import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const button = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5ch',
  borderRadius: vars.radius.r1,
  color: 'inherit',
  cursor: 'pointer',
})

export const number = appStyle({ fontFamily: vars.font.mono, fontSize: vars.text.label })

/** Copy icon: visible on hover and focus; always visible on devices without hover. */
export const icon = appStyle({
  display: 'inline-flex',
  color: vars.color.ink3,
  '@media': {
    '(hover: hover)': { opacity: 0, selectors: { [`${button}:is(:hover, [data-focus-visible]) &`]: { opacity: 1 } } },
  },
})
