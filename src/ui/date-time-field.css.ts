import { uiStyle } from '#theme/style.ts'
import { box as fieldBox } from './field.css.ts'

export const box = uiStyle([fieldBox, { position: 'relative' }])

/** The browser's own button for the picker lies unseen over the drawing at the start of the box. */
export const input = uiStyle({
  selectors: {
    '&::-webkit-calendar-picker-indicator': {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: 0,
      width: '40px',
      height: '100%',
      padding: 0,
      opacity: 0,
      cursor: 'pointer',
    },
  },
})
