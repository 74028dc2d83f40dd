import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

export const notes = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
  gap: `${space.s5} ${space.s6}`,
  color: color.ink2,
  overflowWrap: 'anywhere',
  '@media': { print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', ...look.small } },
})

export const note = appStyle({ display: 'grid', alignContent: 'start', gap: space.s2, breakInside: 'avoid' })

export const title = appStyle({ color: color.ink, fontWeight: vars.weight.semibold })

export const code = appStyle({ fontFamily: vars.font.mono, fontSize: vars.text.small })

export const signature = appStyle({ breakInside: 'avoid', color: color.ink })

export const signatureLine = appStyle({
  maxWidth: '320px',
  marginBlockStart: '56px',
  paddingBlockStart: space.s1,
  borderBlockStart: `1px solid ${color.ink}`,
})
