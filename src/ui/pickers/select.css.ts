import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'
import { box } from '#ui/fields/field.css.ts'

export const trigger = uiStyle([
  box,
  {
    justifyContent: 'space-between',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: vars.color.sunken },
      '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
      // react-aria marks the field as invalid instead of the button.
      '[data-invalid] > &': { borderColor: vars.color.bad },
    },
  },
])

export const value = uiStyle({
  ...look.oneLine,
  color: vars.color.ink,
  selectors: { '&[data-placeholder]': { color: vars.color.ink3 } },
})

export const chevron = uiStyle({ display: 'flex', color: vars.color.ink3, marginInlineEnd: '-4px' })
