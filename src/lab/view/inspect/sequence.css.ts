import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'

const { color, space, text, radius } = vars

export const tools = appStyle({ ...look.line, gap: space.s3, justifyContent: 'space-between' })

export const scroll = appStyle({
  position: 'relative',
  maxHeight: 'min(70vh, 640px)',
  overflow: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.r1,
})

/** Grid with a column for the time and one for each actor. `--lanes` is the number of actors. */
const lanes = appStyle({
  display: 'grid',
  gridTemplateColumns: '96px repeat(var(--lanes), minmax(104px, 1fr))',
  minWidth: 'min-content',
  paddingInlineEnd: space.s4,
  fontSize: text.small,
})

export const heads = appStyle([
  lanes,
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.raised,
    paddingBlock: space.s2,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
  },
])

const capsule = {
  justifySelf: 'center',
  maxWidth: '100%',
  padding: `2px ${space.s3}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '11px',
  background: color.surface,
  overflowWrap: 'anywhere',
  textAlign: 'center',
} as const

export const head = appStyle({ ...capsule, gridRow: 1, borderRadius: radius.r1, fontWeight: vars.weight.strong })

export const row = appStyle([
  lanes,
  {
    alignItems: 'center',
    minHeight: '42px',
    outlineOffset: '-2px',
    cursor: 'pointer',
    fontFamily: vars.font.mono,
    selectors: {
      '&[data-hovered]': { background: color.sunken },
      '&[data-selected]': { background: color.brandSoft },
      '&[data-failed]': { background: color.badSoft, color: color.bad },
      '&[data-failed][data-selected]': { boxShadow: `inset 3px 0 ${color.bad}` },
      '&[data-focus-visible]': { outline: `2px solid ${color.focus}` },
    },
  },
])

export const time = appStyle({
  gridColumn: 1,
  gridRow: 1,
  paddingInlineEnd: space.s2,
  color: color.ink3,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '[data-failed] > &': { color: 'inherit' } },
})

/** Lifeline of an actor, behind the messages. */
export const line = appStyle({
  gridRow: 1,
  alignSelf: 'stretch',
  justifySelf: 'center',
  width: '1px',
  background: color.lineStrong,
})

/** Label above its arrow. */
export const label = appStyle({ ...look.column, gridRow: 1, position: 'relative', alignItems: 'center', gap: '3px' })

export const words = appStyle({
  maxWidth: '100%',
  paddingInline: space.s1,
  // Hides the lifelines behind the text.
  background: color.surface,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  selectors: {
    ':is([data-hovered], [data-selected], [data-failed]) &': { background: 'transparent' },
    '[data-failed] &::after': { content: '" ✕" / ""' },
  },
})

/** Arrow from the centre of one column to the centre of another. `--reach` is the number of columns that it spans. */
export const arrow = appStyle({
  position: 'relative',
  width: 'calc(100% - 100% / var(--reach))',
  color: color.ink2,
  borderBlockStart: '1.5px solid',
  selectors: {
    '[data-kind=start] > &': { borderBlockStartStyle: 'dashed' },
    '[data-failed] &': { color: 'inherit' },
    '&[data-back]': { transform: 'scaleX(-1)' },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '-5px',
      insetInlineEnd: '-1px',
      border: '4px solid transparent',
      borderInlineStart: '7px solid',
      borderInlineEnd: 'none',
    },
  },
})

/** Message from an actor to itself, or between an actor and an actor without a column. */
export const dot = appStyle({
  width: '9px',
  height: '9px',
  border: `1.5px solid ${color.ink2}`,
  borderRadius: radius.round,
  background: color.surface,
})

/** State of an actor; green if it is new, with a dot if only the context has changed. */
export const pill = appStyle({
  ...capsule,
  color: color.ink2,
  selectors: {
    '[data-kind=state] > &': { borderColor: color.brand, background: color.brandSoft, color: color.brand },
    '[data-kind=context] > &::after': { content: '" ●" / ""', color: color.brand },
  },
})
