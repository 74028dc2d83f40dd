import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { narrow, wide } from './lab.css.ts'

const { color, space } = vars

/** Chart between two panels, up to the edges of the page. The height is that of the window, not of the content. */
export const workspace = appStyle({
  marginInline: `calc(-1 * ${space.page})`,
  marginBlockEnd: '-28px',
  borderBlockStart: `1px solid ${color.line}`,
  background: color.surface,
  selectors: { 'header + &': { marginBlockStart: `calc(-1px - ${space.gap})` } },
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplate: 'auto minmax(0, 1fr) auto / auto minmax(0, 1fr) auto',
      flex: '1 0 480px',
      contain: 'size',
    },
  },
})

export const chart = appStyle({
  selectors: { [`${workspace} > &`]: { '@media': { [wide]: { display: 'contents' } } } },
})

export const bar = appStyle({
  ...look.line,
  gridColumn: '1 / -1',
  gap: space.s3,
  padding: `${space.s2} ${space.s4}`,
  borderBlockEnd: `1px solid ${color.line}`,
})
export const end = appStyle({ display: 'flex', gap: space.s2, marginInlineStart: 'auto' })
export const panelButton = appStyle({ '@media': { [narrow]: { display: 'none' } } })

export const panel = appStyle({
  ...look.column,
  // Clips hidden inputs, which have an absolute position.
  position: 'relative',
  gap: space.s4,
  padding: space.s4,
  background: color.paper,
  '@media': {
    [wide]: {
      gridRow: '2 / 4',
      width: 'clamp(288px, 26vw, 400px)',
      overflow: 'auto',
      selectors: {
        '&#details': { gridColumn: 1, borderInlineEnd: `1px solid ${color.line}` },
        '&#controls': { gridColumn: 3, borderInlineStart: `1px solid ${color.line}` },
        '&[data-closed]': { display: 'none' },
      },
    },
  },
})
