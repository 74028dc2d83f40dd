import { appStyle, uiGlobalStyle } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

/** Two buttons that are one: a line between them, and round corners only outside. */
export const split = appStyle({
  display: 'inline-flex',
  gap: '1px',
  // On a phone it takes what the way out beside it leaves.
  '@container': { [within.small]: { flex: 1 } },
})

uiGlobalStyle(`${split} > :first-child`, { flex: 1, borderStartEndRadius: 0, borderEndEndRadius: 0 })
uiGlobalStyle(`${split} > :nth-child(2)`, { borderStartStartRadius: 0, borderEndStartRadius: 0 })
