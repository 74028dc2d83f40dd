import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'
import { spinner } from '#ui/basics/spinner.css.ts'
import { within } from '#ui/layout/screen-width.ts'

const { color } = vars

export const chevron = uiStyle({
  display: 'flex',
  flex: 'none',
  alignSelf: 'stretch',
  alignItems: 'center',
  marginInlineEnd: '-8px',
  padding: '0 4px',
  color: color.ink3,
  cursor: 'pointer',
})

export const searching = uiStyle([spinner, { color: color.ink3 }])

export const adder = uiStyle({ width: '320px', maxWidth: '100%', '@container': { [within.small]: { width: '100%' } } })
