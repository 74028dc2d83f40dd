import { vars } from '#theme/contract.css.ts'
import { appStyle, uiGlobalStyle } from '#theme/style.ts'

/** Two buttons that are one: a line between them, and round corners only outside. */
export const split = appStyle({ display: 'inline-flex', gap: '1px' })

uiGlobalStyle(`${split} > :first-child`, { flex: 1, borderStartEndRadius: 0, borderEndEndRadius: 0 })
uiGlobalStyle(`${split} > :nth-child(2)`, {
  borderStartStartRadius: 0,
  borderEndStartRadius: 0,
  minHeight: vars.control.medium,
})
