import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

/** Media query of the wide layout: the actor list is next to the details. */
const wide = '(width >= 760px)'

export const around = appStyle({ containerType: 'inline-size', minWidth: 0 })

export const halves = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
})

/** In the narrow layout, the low height leaves room for the details below the list. */
export const actors = appStyle({
  maxHeight: '24vh',
  overflowY: 'auto',
  '@container': { [wide]: { position: 'sticky', insetBlockStart: 0, maxHeight: '40vh' } },
})

export const part = appStyle({ ...look.column, gap: space.s3, minWidth: 0 })

export const title = appStyle({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' })

export const tabList = appStyle({
  ...look.wrapped,
  columnGap: space.s4,
  borderBlockEnd: `1px solid ${color.line}`,
})

export const tab = appStyle({
  padding: `${space.s1} 2px`,
  borderBlockEnd: '2px solid transparent',
  color: color.ink2,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: color.ink },
    '&[data-selected]': { color: color.ink, borderBlockEndColor: color.brand },
    '&[data-focus-visible]': look.ring,
  },
})

export const tabPanel = appStyle([part, { paddingBlock: space.s3, outlineOffset: '-2px' }])
