import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, space } = vars

export const line = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s1} ${space.s3}`,
  fontSize: vars.text.small,
  color: color.ink2,
  // Without words it takes no room.
  selectors: { '&:not(:has(button))': { position: 'absolute' } },
})

export const bar = appStyle({ width: '8rem', height: '4px', accentColor: color.brand })
