import { media } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'

export const bar = appStyle({
  display: 'flex',
  gap: vars.space.s2,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `calc(-1 * ${vars.space.s2})`,
  '@media': { [media.small]: { flexWrap: 'wrap' } },
})

export const search = appStyle({
  display: 'flex',
  flex: 1,
  gap: vars.space.s2,
  alignItems: 'center',
  minWidth: 0,
  // With other controls than Filter, the search has its own row on phones.
  '@media': {
    [media.small]: {
      selectors: {
        '&:has(> button)': { flexBasis: '100%' },
        '&:has(> [role="radiogroup"])': { flexBasis: '100%', flexWrap: 'wrap' },
      },
    },
  },
})

/** Text that phones hide visually. Screen readers still announce it. */
export const roomy = appStyle({
  '@media': {
    [media.small]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
