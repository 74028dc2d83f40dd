import { vars } from '#theme/contract.css.ts'
import { appStyle, look, uiGlobalStyle } from '#theme/style.ts'

/** As many fields side by side as are readable. */
export const fields = appStyle({ ...look.wrapped, alignItems: 'flex-start', gap: vars.space.s4 })

uiGlobalStyle(`${fields} > *`, { flex: '1 1 12rem' })

// Firefox shows date and time wider than other browsers, and a button after them.
uiGlobalStyle(`${fields} > :last-child`, { flexBasis: '15rem' })
