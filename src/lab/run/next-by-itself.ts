import { type Modes, slowness } from './modes.ts'
import type { Run } from './replay.ts'
import type { RunStep } from './steps.ts'
import { namedUse, type Use } from './uses.ts'

/** A step that a run takes by itself, and when: in ms since 1970. */
export type StepByItself = { step: RunStep; at: number }

/** What becomes of a use by itself; null where it waits for a hand, or for ever. */
function endByItself(use: Use, uses: readonly Use[], { slots }: Modes): StepByItself | null {
  const { slot, startedAt } = use
  const mode = slots[slot]
  if (!mode || mode.does === 'never') return null
  const named = namedUse(use, uses)
  if (mode.does === 'fails') return { step: { do: 'fail', ...named, kind: mode.kind }, at: startedAt }
  return { step: { do: 'answer', ...named }, at: startedAt + (mode.does === 'slowly' ? slowness : 0) }
}

/** What a run does next by itself: of all that its slots and delays are going to do, what is due first. */
export function nextByItself({ uses, waits }: Pick<Run, 'uses' | 'waits'>, modes: Modes): StepByItself | null {
  const ends = uses().flatMap(use => endByItself(use, uses(), modes) ?? [])
  const passes = waits().flatMap(({ delay, startedAt, length }): StepByItself[] => {
    const mode = modes.delays[delay]
    return mode ? [{ step: { do: 'pass', delay }, at: startedAt + (mode === 'real' ? length : 0) }] : []
  })
  return [...ends, ...passes].toSorted((one, other) => one.at - other.at)[0] ?? null
}
