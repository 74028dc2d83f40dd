import { styleVariants } from '@vanilla-extract/css'
import { breakpoints } from '#theme/breakpoints.ts'
import { vars } from '#theme/contract.css.ts'
import { layers } from '#theme/layers.css.ts'
import { appStyle } from '#theme/style.ts'

const { color, layer } = vars

const size = '28px'

/**
 * Above the page, but below dialogs so that the button does not cover them. The keyboard shortcut also works in
 * dialogs.
 */
export const button = appStyle({
  position: 'fixed',
  zIndex: `calc(${layer.header} + 1)`,
  display: 'grid',
  placeItems: 'center',
  width: size,
  height: size,
  border: `1px dashed ${color.ink3}`,
  borderRadius: vars.radius.round,
  background: color.surface,
  color: color.ink2,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.sunken, color: color.ink } },
  '@media': { print: { display: 'none' } },
})

/**
 * `margin` is the vertical centre of the right margin on wide screens, and the middle of the top bar on narrow screens.
 * The product shows nothing there.
 */
export const places = styleVariants(
  {
    margin: {
      insetInlineEnd: '6px',
      insetBlockStart: '50%',
      '@media': {
        [`screen and (width < ${breakpoints.frame}px)`]: {
          insetBlockStart: '12px',
          insetInlineEnd: 'auto',
          insetInlineStart: `calc(50% - ${size} / 2)`,
        },
      },
    },
    'bottom-left': { insetInlineStart: '8px', insetBlockEnd: '8px' },
    'bottom-right': { insetInlineEnd: '8px', insetBlockEnd: '8px' },
    'top-right': { insetInlineEnd: '8px', insetBlockStart: '8px' },
    hidden: { display: 'none' },
  },
  rule => ({ '@layer': { [layers.app]: rule } }),
)

export const drawing = appStyle({
  width: '16px',
  height: '16px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
