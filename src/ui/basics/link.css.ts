import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const link = uiStyle({
  color: vars.color.brand,
  fontWeight: vars.weight.strong,
  borderRadius: '2px',
  cursor: 'pointer',
  selectors: {
    '&:is([data-hovered], [data-plain]:hover)': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'default' },
  },
})
