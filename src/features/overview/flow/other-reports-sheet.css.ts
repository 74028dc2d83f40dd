import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, weight } = vars

export const about = appStyle({ ...look.muted, '@media': { print: { marginBlock: space.s3 } } })

globalStyle(`${about} ~ section`, {
  '@layer': { [layers.app]: { '@media': { print: { marginBlockEnd: space.s4, breakInside: 'avoid' } } } },
})

export const missing = appStyle({
  display: 'grid',
  gap: space.s1,
  padding: `${space.s4} ${space.inset}`,
  borderBlockStart: `1px solid ${color.line}`,
  ...look.muted,
})

export const head = appStyle({ fontWeight: weight.strong, color: color.ink })

export const list = appStyle({ paddingInlineStart: space.s4, listStyle: 'disc' })
