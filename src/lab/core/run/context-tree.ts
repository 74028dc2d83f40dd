import { isActor, isMap, isSet, propertiesOf } from '#lab/core/cross-realm.ts'
import { summarize } from '#lab/core/summarize.ts'
import type { Moment } from './collect-moments.ts'
import { settledStates } from './settled-states.ts'

/** Value in a context, with its children. */
export type ContextNode = {
  name: string
  /** The value as one line of JSON. For an actor, its states. */
  text: string
  parts: readonly ContextNode[]
  /** True if the last step changed the value or a descendant. */
  hasChanged: boolean
}

type Below = Moment['below']
/** Snapshot of a machine with the snapshots of its descendants (`below`). */
export type Remembering = { snapshot: { context: unknown }; below: Below }
type Parts = ReadonlyArray<readonly [name: string, value: unknown]>
/** Value before the last step, with the snapshots of that time. */
type Earlier = { value: unknown; below: Below }

/**
 * Returns the children of a value; null for a leaf. The children of an actor are the fields of its context, if `below`
 * contains its snapshot.
 */
function partsOf(value: unknown, below: Below): Parts | null {
  if (isActor(value)) return below.has(value) ? Object.entries(propertiesOf(below.get(value)?.context)) : null
  if (isMap(value)) return [...value].map(([key, one]) => [summarize(key), one])
  if (isSet(value)) return [...value].map((one, at) => [String(at), one])
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value)
  return entries.length > 0 ? entries : null
}

function textOf(value: unknown, below: Below): string {
  const snapshot = isActor(value) ? below.get(value) : undefined
  return snapshot ? `${summarize(value)} · ${settledStates(snapshot).join(' · ')}` : summarize(value)
}

/** True if two leaves are equal. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (typeof one === 'object' && typeof other === 'object' && summarize(one) === summarize(other))

function nodeOf(
  [name, value]: Parts[number],
  below: Below,
  earlier: Earlier | null,
  around: readonly unknown[],
): ContextNode {
  // Stops at a value that contains itself, such as an actor that references its parent, to avoid infinite recursion.
  const isAround = typeof value === 'object' && around.includes(value)
  const within = [...around, value]
  const parts = isAround ? null : partsOf(value, below)
  const before = earlier && !isAround ? partsOf(earlier.value, earlier.below) : null
  const text = textOf(value, below)
  if (!parts || !earlier || !before) {
    const hasChanged = earlier !== null && (parts !== before || !isSame(value, earlier.value))
    return { name, text, parts: (parts ?? []).map(part => nodeOf(part, below, null, within)), hasChanged }
  }
  const known = new Map(before)
  const nodes = parts.map(part => nodeOf(part, below, { value: known.get(part[0]), below: earlier.below }, within))
  const hasMoved = isActor(value) && text !== textOf(earlier.value, earlier.below)
  const hasChanged = hasMoved || known.size !== parts.length || nodes.some(node => node.hasChanged)
  return { name, text, parts: nodes, hasChanged }
}

/** Returns a machine's context as a tree, with changes since the previous step marked. */
export function contextTree({ snapshot, below }: Remembering, before: Remembering | undefined): readonly ContextNode[] {
  const earlier = before ? { value: before.snapshot.context, below: before.below } : null
  return nodeOf(['context', snapshot.context], below, earlier, []).parts
}
