import { keyframes } from '@vanilla-extract/css'
import { vars } from '#theme/contract.css.ts'
import { look, uiStyle } from '#theme/style.ts'

const { color, space } = vars

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const popover = uiStyle({
  minWidth: '180px',
  maxWidth: 'min(420px, calc(100vw - 16px))',
  overflow: 'auto',
  padding: space.s1,
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r2,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.duration.fast} ease-out` } },
})

export const roomy = uiStyle({ width: '272px' })

/** As wide as the field, but at least wide enough for an e-mail address. */
export const fitted = uiStyle({
  width: 'max(var(--trigger-width), min(18rem, calc(100vw - 16px)))',
  maxWidth: 'none',
})

export const list = uiStyle({ outline: 'none' })

export const item = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: vars.control.small,
  padding: `6px ${space.s2}`,
  borderRadius: vars.radius.r1,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { background: color.sunken, boxShadow: `inset 0 0 0 1px ${color.line}` },
    '&[data-selected]': { fontWeight: vars.weight.strong },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
})

/** Option of a multiple choice. Its checkbox shows the selection, so the font weight stays normal. */
export const check = uiStyle([item, { selectors: { '&[data-selected]': { fontWeight: vars.weight.normal } } }])

export const danger = uiStyle({ color: color.bad })

/** Secondary text at the end of an item. */
export const itemDetail = uiStyle({ marginInlineStart: 'auto', ...look.quiet })

export const words = uiStyle({
  flex: 1,
  minWidth: 0,
  ...look.column,
  // Aligns left-to-right and right-to-left names at the same edge.
  textAlign: 'start',
  overflowWrap: 'anywhere',
})

export const tick = uiStyle({
  display: 'none',
  flex: 'none',
  color: color.brand,
  selectors: { '[data-selected] > &': { display: 'flex' } },
})

export const rowOfItems = uiStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  paddingInline: space.s2,
  paddingBlockEnd: space.s1,
})

export const heading = uiStyle({
  padding: `6px ${space.s2} 2px`,
  ...look.quiet,
  selectors: { [`${rowOfItems} > &`]: { gridColumn: '1 / -1', paddingInline: 0 } },
})

export const segment = uiStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.control.small,
  border: `1px solid ${color.line}`,
  background: color.sunken,
  color: color.ink2,
  fontSize: vars.text.label,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:nth-child(2)': { borderStartStartRadius: vars.radius.r1, borderEndStartRadius: vars.radius.r1 },
    '&:last-child': { borderStartEndRadius: vars.radius.r1, borderEndEndRadius: vars.radius.r1 },
    '&[data-selected]': {
      borderColor: color.lineStrong,
      background: color.surface,
      color: color.ink,
      fontWeight: vars.weight.strong,
    },
    '&[data-focused]': { boxShadow: `inset 0 0 0 1px ${color.focus}` },
  },
})

/** Footer below the items, over the full width of the popover. */
export const footer = uiStyle({
  margin: `${space.s2} -4px -4px`,
  padding: `${space.s2} ${space.s3}`,
  borderTop: `1px solid ${color.line}`,
  ...look.quiet,
})

export const separator = uiStyle({
  height: '1px',
  margin: `${space.s1} 0`,
  border: 'none',
  background: color.line,
})

export const note = uiStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: space.s2,
  color: color.ink3,
})

export const refusal = uiStyle({ padding: space.s2, fontSize: vars.text.label, color: color.bad })
