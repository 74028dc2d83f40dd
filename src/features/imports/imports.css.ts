import { vars } from '#theme/contract.css.ts'
import { appStyle, look } from '#theme/style.ts'
import { asCards } from '#ui/table/table-cards.ts'

const { color, space, text } = vars

export const screen = appStyle({ ...look.column, gap: space.gap, minWidth: 0 })

export const stack = appStyle({ display: 'grid', gap: space.s4, minWidth: 0 })

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 45%), 1fr))',
  alignItems: 'start',
  gap: space.s4,
  // Long examples, such as e-mail addresses.
  overflowWrap: 'anywhere',
})

export const bar = appStyle({ ...look.line, justifyContent: 'space-between', gap: space.s3 })

export const buttons = appStyle({ ...look.wrapped, gap: space.s2 })

export const note = appStyle({ color: color.ink2, fontSize: text.label, overflowWrap: 'anywhere' })

/** The value before the import: readable, but less prominent than the new value. */
export const before = appStyle({ color: color.ink2 })

export const after = appStyle({ textDecoration: 'none', fontWeight: vars.weight.strong })

export const verdict = appStyle({ fontWeight: vars.weight.strong })

export const quiet = appStyle({ color: color.ink2 })

export const bad = appStyle({ color: color.bad, fontWeight: vars.weight.strong })

/** Verdict of a record with its reasons. As a card, they are beside their label. */
export const outcome = appStyle({ minWidth: 0, ...asCards({ flex: '1 1 60%', textAlign: 'end' }) })

export const reason = appStyle({
  display: 'block',
  color: color.ink2,
  fontSize: text.label,
  lineHeight: vars.leading.small,
  overflowWrap: 'anywhere',
})

/** Choice for an unclear name: a field and buttons. */
export const answer = appStyle({ ...look.wrapped, gap: space.s2, alignItems: 'center' })

/** Cell text that becomes a field. */
export const editable = appStyle({
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.r1,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline dotted',
  textUnderlineOffset: '0.2em',
  cursor: 'text',
})

export const cellField = appStyle({
  width: '100%',
  minWidth: '6rem',
  padding: space.s1,
  border: `1px solid ${color.lineField}`,
  borderRadius: vars.radius.r1,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
})
