import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space } = vars

/** Grid with one column for each actor. `--lanes` is the number of columns. */
const lanes = appStyle({ display: 'grid', gridTemplateColumns: 'repeat(var(--lanes), minmax(0, 1fr))' })

export const sequence = appStyle({ ...look.column, minWidth: 0 })

export const heads = appStyle([
  lanes,
  {
    position: 'sticky',
    insetBlockStart: `calc(-1 * ${space.s4})`,
    zIndex: 1,
    alignItems: 'end',
    paddingBlock: space.s1,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
])

export const row = appStyle({ position: 'relative', paddingBlock: space.s1 })

/** Vertical lines of the actors, behind the text. */
export const lines = appStyle([lanes, { position: 'absolute', inset: 0, justifyItems: 'center' }])
export const line = appStyle({ width: '1px', background: color.line })

export const words = appStyle({
  position: 'relative',
  display: 'flex',
  gap: space.s2,
  justifyContent: 'space-between',
  fontSize: vars.text.small,
})

export const said = appStyle({
  minWidth: 0,
  paddingInlineEnd: space.s1,
  background: color.surface,
  fontFamily: vars.font.mono,
  overflowWrap: 'anywhere',
})

export const time = appStyle({
  flex: 'none',
  paddingInlineStart: space.s1,
  background: color.surface,
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
})

export const way = appStyle([lanes, { position: 'relative', height: '14px' }])

/** Arrow from the centre of one column to the centre of another. `--reach` is the number of columns that it spans. */
export const arrow = appStyle({
  position: 'relative',
  alignSelf: 'center',
  marginInline: 'calc(50% / var(--reach))',
  height: '1.5px',
  background: color.brand,
})

const head = { position: 'absolute', insetBlockStart: '-3.25px', border: '4px solid transparent' } as const
export const rightward = appStyle({
  selectors: {
    '&::after': {
      ...head,
      content: '',
      insetInlineEnd: '-1px',
      borderInlineEnd: 'none',
      borderInlineStartColor: color.brand,
      borderInlineStartWidth: '7px',
    },
  },
})
export const leftward = appStyle({
  selectors: {
    '&::after': {
      ...head,
      content: '',
      insetInlineStart: '-1px',
      borderInlineStart: 'none',
      borderInlineEndColor: color.brand,
      borderInlineEndWidth: '7px',
    },
  },
})

/** Dot for an event from an actor to itself, or between an actor and its invoked actors. */
export const dot = appStyle({
  alignSelf: 'center',
  justifySelf: 'center',
  width: '9px',
  height: '9px',
  border: `1.5px solid ${color.brand}`,
  borderRadius: vars.radius.round,
  background: color.surface,
})
