import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

const rem = (pixels: number) => `${pixels / 16}rem`

// Font sizes and control heights are in rem, so that they follow the browser's font size.
globalStyle(':root', {
  '@layer': {
    [layers.theme]: {
      vars: {
        ...assignVars(vars.space, {
          s1: '4px',
          s2: '8px',
          s3: '12px',
          s4: '16px',
          s5: '24px',
          s6: '32px',
          s7: '48px',
          // `gap` separates the blocks of a screen. `inset` is the padding of a card, `page` that of a screen.
          gap: '20px',
          inset: '22px',
          page: '24px',
        }),
        ...assignVars(vars.font, {
          body: '"Geist Variable", "Geist Fallback", system-ui, sans-serif',
          mono: '"Geist Mono Variable", ui-monospace, monospace',
        }),
        ...assignVars(vars.text, {
          small: rem(12),
          label: rem(13),
          body: rem(14),
          title: rem(16),
          heading: rem(18),
          figure: rem(28),
        }),
        ...assignVars(vars.leading, {
          small: rem(16),
          body: rem(20),
          title: rem(24),
          heading: rem(24),
          figure: rem(36),
        }),
        ...assignVars(vars.weight, { normal: '400', strong: '550', title: '600' }),
        ...assignVars(vars.tracking, { title: '-0.01em', heading: '-0.01em', figure: '-0.025em' }),
        ...assignVars(vars.control, { small: rem(32), medium: rem(36), large: rem(44), icon: rem(18) }),
        ...assignVars(vars.duration, { fast: '120ms', slow: '200ms', turn: '800ms' }),
        ...assignVars(vars.layer, { raised: '1', header: '10', overlay: '100', toast: '200' }),
      },
      '@media': { [media.small]: { vars: { [vars.space.inset]: vars.space.s4, [vars.space.page]: vars.space.s4 } } },
    },
  },
})
