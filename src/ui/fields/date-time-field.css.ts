import { uiStyle } from '#theme/style.ts'
import { box as fieldBox } from './field.css.ts'

export const box = uiStyle([fieldBox, { position: 'relative' }])

/** Where the browser's own button cannot be laid over it, as in Firefox, that one is the only one. */
export const drawing = uiStyle({
  display: 'flex',
  flex: 'none',
  '@supports': { 'not selector(::-webkit-calendar-picker-indicator)': { display: 'none' } },
})

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
