import { vars } from '#theme/contract.css.ts'
import { appStyle } from '#theme/style.ts'
import { oneLine } from '#ui/table/table.css.ts'
import { asCards } from '#ui/table/table-cards.ts'

const { color, space } = vars

/**
 * Checkbox in the padding before the first cell, so that no column moves. After the first selection, all checkboxes are
 * visible.
 */
export const check = appStyle({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.raised,
  width: space.inset,
  margin: 0,
  outline: 'none',
  opacity: 0,
  cursor: 'pointer',
  selectors: {
    'tr:is(:hover, :focus-within) &, &[data-begun]': { opacity: 1 },
    [`${oneLine} &`]: { width: '40px' },
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '50% auto auto 50%',
      width: '16px',
      height: '16px',
      translate: '-55% -50%',
      border: `1px solid ${color.ink3}`,
      borderRadius: '4px',
      background: color.surface,
    },
    '&:focus-visible::before': { outline: `2px solid ${color.focus}`, outlineOffset: '-1px' },
    '&:hover::before': { borderColor: color.ink },
    '&:checked::before': { background: color.brand, borderColor: color.brand },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      inset: '50% auto auto 50%',
      width: '5px',
      height: '9px',
      translate: 'calc(-50% - 0.8px) -60%',
      rotate: '45deg',
      border: `solid ${color.onBrand}`,
      borderWidth: '0 2px 2px 0',
    },
  },
  '@media': {
    print: { display: 'none' },
    '(hover: none)': { selectors: { 'tr:has([data-row-menu]) &:not([data-begun])': { display: 'none' } } },
  },
  ...asCards({
    position: 'relative',
    insetBlock: 'auto',
    width: vars.control.large,
    height: vars.control.large,
    opacity: 1,
    selectors: { 'tr:has([data-row-menu]) &:not([data-begun])': { display: 'none' } },
  }),
})

/** Creates no box, so that flex containers add no gap for it. */
export const place = appStyle({ display: 'contents' })
