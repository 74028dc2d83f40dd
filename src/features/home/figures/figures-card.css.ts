import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { textStyles } from '#theme/text-styles.ts'

const { color, space } = vars

const gap = `${space.s4} ${space.s5}`

export const stats = appStyle({
  display: 'grid',
  gap,
  '@container': {
    '(width >= 16rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 48rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

/** Reserves its height even if there is no comparison. */
export const change = appStyle({ minHeight: '1lh', fontSize: vars.text.label, color: color.ink2 })

/** CO₂e next to purchases and sales, which are stacked. Stacked in narrow containers. */
export const sides = appStyle({
  display: 'grid',
  gap,
  '@container': { '(width >= 48rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' } },
})

export const bothSides = appStyle({
  display: 'grid',
  gap: space.s3,
  minWidth: 0,
  '@container': {
    '(width >= 48rem)': { paddingInlineStart: space.s5, borderInlineStart: `1px solid ${color.line}` },
  },
})

/** Purchases or sales: a name and three totals, in one row if the container is wide enough. */
export const side = appStyle({
  display: 'grid',
  gap: `${space.s2} ${space.s4}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.s3 } },
  '@container': {
    '(width >= 16rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(width >= 32rem)': { gridTemplateColumns: '6.5rem repeat(3, minmax(0, 1fr))', alignItems: 'center' },
  },
})

export const sideName = appStyle({
  ...textStyles.labelStrong,
  '@container': { '(16rem <= width < 32rem)': { gridColumn: '1 / -1' } },
})

export const notes = appStyle(look.quiet)
