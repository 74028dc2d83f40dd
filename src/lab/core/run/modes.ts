import * as z from 'zod/mini'
import { callReference, type Use } from './pending-calls.ts'
import type { Run } from './replay.ts'
import type { RunStep } from './steps.ts'

const actorMode = z.discriminatedUnion('does', [
  z.object({ does: z.enum(['answers', 'slowly', 'never']) }),
  z.object({ does: z.literal('fails'), kind: z.string() }),
])
const delayMode = z.enum(['real', 'none'])

/** Automatic end of each call of an implementation. `slowly` means that the call ends after `slowness`. */
export type ActorMode = z.infer<typeof actorMode>

/** Duration of a delay: the product's duration, or none. */
export type DelayMode = z.infer<typeof delayMode>

export const modesSchema = z.object({
  actors: z.readonly(z.record(z.string(), actorMode)),
  delays: z.readonly(z.record(z.string(), delayMode)),
})

/** Automatic behaviour of implementations and delays, by name. The user releases those that are not listed. */
export type Modes = z.infer<typeof modesSchema>

export const allManual: Modes = { actors: {}, delays: {} }

/** Duration of a slow response, in ms. */
export const slowness = 1500

/** Step that a run takes automatically. `at` is its time in ms since 1970. */
export type AutomaticStep = { step: RunStep; at: number }

/** Returns the automatic end of a call; null if the user ends it or if it never ends. */
function automaticEnd(use: Use, uses: readonly Use[], { actors }: Modes): AutomaticStep | null {
  const { src, startedAt } = use
  const mode = actors[src]
  if (!mode || mode.does === 'never') return null
  const named = callReference(use, uses)
  if (mode.does === 'fails') return { step: { do: 'fail', ...named, kind: mode.kind }, at: startedAt }
  return { step: { do: 'answer', ...named }, at: startedAt + (mode.does === 'slowly' ? slowness : 0) }
}

/** Returns the earliest automatic step of a run; null if no step is automatic. */
export function nextAutomaticStep({ uses, waits }: Pick<Run, 'uses' | 'waits'>, modes: Modes): AutomaticStep | null {
  const ends = uses().flatMap(use => automaticEnd(use, uses(), modes) ?? [])
  const passes = waits().flatMap(({ delay, startedAt, length }): AutomaticStep[] => {
    const mode = modes.delays[delay]
    return mode ? [{ step: { do: 'pass', delay }, at: startedAt + (mode === 'real' ? length : 0) }] : []
  })
  return [...ends, ...passes].toSorted((one, other) => one.at - other.at)[0] ?? null
}
