import { globalStyle } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { space } = vars

export const ways = appStyle({ ...look.wrapped, gap: space.s2 })

export const sheet = appStyle({ ...look.column, gap: space.gap, '@media': { print: { display: 'block' } } })

// On paper its cards have no edges: a line stands between them.
globalStyle(`${sheet} > div`, {
  '@layer': {
    [layers.app]: {
      '@media': {
        print: {
          padding: `${space.s4} 0 !important`,
          border: 'none !important',
          borderBlockStart: `1px solid ${vars.color.line} !important`,
          borderRadius: '0 !important',
        },
      },
    },
  },
})
