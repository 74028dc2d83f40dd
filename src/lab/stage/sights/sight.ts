import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { pathOf } from '#lab/chart/transitions-of.ts'
import type { Course } from '#lab/run/steps.ts'

/** What a person calls a thing on a screen. A text may be part of another one, a warning and a row begin with their names. */
export type ThingKind =
  | 'button'
  | 'field'
  | 'heading'
  | 'link'
  | 'option'
  | 'picture'
  | 'progress'
  | 'question'
  | 'row'
  | 'table'
  | 'text'
  | 'warning'

/** What a person can tell of a thing, beside its name; of a field, what stands in it. */
export type Trait = 'disabled' | 'in progress' | 'in focus' | 'marked' | 'selected' | 'wrong' | `says ${string}`

/** A thing on a screen: what it is, its name or its words, and what can be told of it. */
export type Thing = readonly [kind: ThingKind, name: string, trait?: Trait]

/** Things that always are the same, or that what the machine remembers tells. */
type Things<Snapshot> = readonly Thing[] | { of(this: void, snapshot: Snapshot): readonly Thing[] }['of']

/** What a person sees in a state, or in one of its looks. */
export type Sight<Snapshot = AnyMachineSnapshot> = {
  /** What else has to be the case, in words; `if` tells whether it is. */
  when?: string
  if?(this: void, snapshot: Snapshot): boolean
  sees?: Things<Snapshot>
  seesNo?: Things<Snapshot>
  /** Why nothing on the screen tells of it. */
  because?: string
}

/** What a person sees on a screen, by the path of a state. What is said of a state is true in all states within it. */
export type Sights<Snapshot = AnyMachineSnapshot> = Readonly<Record<string, readonly Sight<Snapshot>[]>>

/** What a person is told by a screen as its machine emits an event, by the type of the event. */
export type Told<Emitted extends AnyEventObject = AnyEventObject> = {
  readonly [Type in Emitted['type']]?: {
    of(this: void, event: Extract<Emitted, { type: Type }>): readonly Thing[]
  }['of']
}

/** What is true of a screen by a table, that of the outer states first, each with its state. */
export const sightsIn = (
  sights: Sights,
  snapshot: AnyMachineSnapshot,
): ReadonlyArray<{ state: string; sight: Sight }> =>
  snapshot._nodes
    .map(pathOf)
    .flatMap(state => (sights[state] ?? []).map(sight => ({ state, sight })))
    .filter(({ sight: { if: isTrue = () => true } }) => isTrue(snapshot))

/** The things of one side of a row. */
export const thingsOf = (
  things: Things<AnyMachineSnapshot> | undefined,
  snapshot: AnyMachineSnapshot,
): readonly Thing[] => (typeof things === 'function' ? things(snapshot) : (things ?? []))

/** A thing in words: `button “Sign in” (in progress)`. */
export const thingInWords = ([kind, name, trait]: Thing) =>
  `${kind}${name ? ` “${name}”` : ''}${trait ? ` (${trait})` : ''}`

/** A course to what a person sees. */
export type Way = Omit<Course, 'machine'>
