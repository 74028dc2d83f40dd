import { isActor, isMap, isSet } from '#lab/across-pages.ts'
import { inShort } from '#lab/in-short.ts'
import { fieldsIn } from '#rules/fields.ts'
import { restingIn } from './resting-in.ts'
import type { Standing } from './standings.ts'

/** Something that a machine remembers, with what is in it. */
export type ContextNode = {
  name: string
  /** The value as a line of JSON; of an actor, where it is. */
  text: string
  parts: readonly ContextNode[]
  /** Whether it, or anything in it, is another than in the step before. */
  hasChanged: boolean
}

type Below = Standing['below']
/** The part of a standing that a context tree is made of. */
export type Remembering = { snapshot: { context: unknown }; below: Below }
type Parts = ReadonlyArray<readonly [name: string, value: unknown]>
/** A value of the step before. */
type Earlier = { value: unknown; below: Below }

/** What is in a value; null where there is nothing to look into. An actor is looked into where its snapshot is known. */
function partsOf(value: unknown, below: Below): Parts | null {
  if (isActor(value)) return below.has(value) ? Object.entries(fieldsIn(below.get(value)?.context)) : null
  if (isMap(value)) return [...value].map(([key, one]) => [inShort(key), one])
  if (isSet(value)) return [...value].map((one, at) => [String(at), one])
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value)
  return entries.length > 0 ? entries : null
}

function textOf(value: unknown, below: Below): string {
  const snapshot = isActor(value) ? below.get(value) : undefined
  return snapshot ? `${inShort(value)} · ${restingIn(snapshot).join(' · ')}` : inShort(value)
}

/** Of two values with nothing in them. */
const isSame = (one: unknown, other: unknown) =>
  Object.is(one, other) || (typeof one === 'object' && typeof other === 'object' && inShort(one) === inShort(other))

function nodeOf(
  [name, value]: Parts[number],
  below: Below,
  earlier: Earlier | null,
  around: readonly unknown[],
): ContextNode {
  // What has itself in it, as an actor that remembers its parent, would never end.
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

/** What a machine remembers in a step, as a tree in which what has changed since the step before is marked. */
export function contextTree({ snapshot, below }: Remembering, before: Remembering | undefined): readonly ContextNode[] {
  const earlier = before ? { value: before.snapshot.context, below: before.below } : null
  return nodeOf(['context', snapshot.context], below, earlier, []).parts
}
