import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

export const letterhead = appStyle({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.s5,
})

/** The name is first, and the product's mark is at the end of the line. */
export const nameFirst = appStyle([
  letterhead,
  {
    flexDirection: 'row-reverse',
    marginBlockEnd: vars.space.s4,
    paddingBlockEnd: vars.space.s3,
    borderBlockEnd: `1px solid ${vars.color.ink}`,
  },
])

export const address = appStyle({
  ...look.muted,
  minWidth: 0,
  fontStyle: 'normal',
  textAlign: 'end',
  selectors: { [`${nameFirst} > &`]: { textAlign: 'start' } },
})
