import { vars } from '#theme/contract.css.ts'
import { uiStyle } from '#theme/style.ts'

const { color, space } = vars

export const list = uiStyle({ display: 'grid', gap: space.s3 })

export const item = uiStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s3,
  rowGap: '6px',
})

export const name = uiStyle({ overflowWrap: 'anywhere' })

export const figure = uiStyle({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' })

export const track = uiStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  height: '6px',
  borderRadius: '3px',
  overflow: 'hidden',
  background: color.sunken,
})

/** Keeps the bars of tiny shares visible. */
export const bar = uiStyle({ minWidth: '2px' })

export const plain = uiStyle({ background: color.brand, forcedColorAdjust: 'none' })
