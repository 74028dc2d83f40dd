import type * as fc from 'fast-check'
import type { AnyActor } from 'xstate'
import type { Asked, Environment } from './environment.ts'

/** What must hold whatever happens to a machine; `its own` is what the entry of each says in words. */
export const invariants = ['no throw', 'one write', 'totals agree', 'a way out', 'its own'] as const
export type Invariant = (typeof invariants)[number]

/** The invariants that are broken, each with what was seen. */
export type Breaks = Partial<Record<Invariant, string>>

/** A machine under way in an environment. */
export type Driven = {
  actor: AnyActor
  /** Does what the random event says, through the actor or its host; it is the event itself unless given. */
  send?: (event: never) => void
  /** Whom a write is about: of two uses with the same answer one has to wait. Null for what writes nothing. */
  writes?: (call: Asked) => string | null
  /** Looked at after every event. */
  always?: () => Breaks
  /** Looked at once everything was answered and enough time went by. */
  finally?: () => Breaks
  /** Whether the screen would say that something is under way. */
  isBusy: () => boolean
  /** Whether the machine has done its part, and its host leads on. */
  isEnd?: () => boolean
  /** Sends what a patient person would after failures, so that all comes to an end. */
  retry?: () => void
  /** Events one of which has to mean something wherever the machine stands. */
  ways: readonly object[]
}

export type MachineEntry<Start = unknown> = {
  /** Its file, below machines/. */
  file: string
  /** What holds of this machine beside what holds of all, in words. */
  own: string
  /** Which of the invariants say nothing about it, and why. */
  without?: Partial<Record<Invariant, string>>
  starts: fc.Arbitrary<Start>
  events: fc.Arbitrary<object>
  start: (environment: Environment, start: Start) => Driven
}

/** An entry whose start is known to itself only. */
export const entry = <Start>(one: MachineEntry<Start>) => one as MachineEntry
