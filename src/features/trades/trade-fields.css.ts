import { vars } from '#theme/contract.css.ts'
import { appStyle, uiGlobalStyle } from '#theme/style.ts'

/** As many beside each other as have room to be read. */
export const fields = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.s4,
})

uiGlobalStyle(`${fields} > *`, { flex: '1 1 12rem' })

// Firefox writes a date with its time wider than others do, and its own button after it.
uiGlobalStyle(`${fields} > :last-child`, { flexBasis: '15rem' })
