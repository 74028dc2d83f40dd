import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'
import { within } from '#ui/layout/screen-width.ts'

export const note = appStyle({ display: 'block', color: vars.color.ink2, fontSize: vars.text.small })

export const actions = appStyle({ display: 'flex', justifyContent: 'end', gap: vars.space.s2 })

/** On phones, the button shows only its icon, which leaves room for the next one. */
export const holdLabel = appStyle({
  '@container': { [within.small]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' } },
})
