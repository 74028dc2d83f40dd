import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color } = vars

export const caps = appStyle({ display: 'inline-flex', flex: 'none', gap: vars.space.s1 })

export const cap = appStyle({
  padding: '0 5px',
  border: `1px solid ${color.line}`,
  borderRadius: '4px',
  background: color.sunken,
  color: color.ink2,
  font: `${vars.weight.medium} ${vars.text.micro}/${vars.leading.small} ${vars.font.mono}`,
  whiteSpace: 'nowrap',
})
