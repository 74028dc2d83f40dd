import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'
import { box as fieldBox } from '#ui/fields/field.css.ts'

export const box = uiStyle([
  fieldBox,
  {
    position: 'relative',
    selectors: {
      '&:has(button:focus-visible)': look.ring,
      '&:has(button:disabled)': { background: vars.color.sunken, color: vars.color.ink3 },
    },
  },
])

export const drawing = uiStyle({ display: 'flex', flex: 'none' })

/** Transparent native input over the icon. A click on it opens the browser's calendar. */
export const picker = uiStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlock: 0,
  zIndex: 1,
  width: '40px',
  minWidth: 0,
  padding: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::-webkit-calendar-picker-indicator': { display: 'none' } },
})

/** Button of a collapsed date field. It fills the box, which draws the focus ring. */
export const folded = uiStyle({
  position: 'absolute',
  inset: 0,
  paddingInline: '40px 12px',
  borderRadius: 'inherit',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  outline: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
})
