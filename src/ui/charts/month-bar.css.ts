import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

export const month = uiStyle({ outline: 'none', transition: `opacity ${vars.duration.fast}` })

export const quietMonth = uiStyle([month, { opacity: 0.45 }])

/** What the pointer finds of a month: all of its height. It wears the focus ring. */
export const band = uiStyle({
  fill: 'transparent',
  selectors: { [`${month}:focus-visible > &`]: { stroke: vars.color.focus, strokeWidth: 2 } },
})
