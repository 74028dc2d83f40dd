import { type Modes, slowness } from './modes.ts'
import type { Run } from './replay.ts'
import type { RunStep } from './steps.ts'
import { namedUse, type Use } from './uses.ts'

/** Automatic step of a run, with its time in ms since 1970. */
export type StepByItself = { step: RunStep; at: number }

/** Returns the automatic end of a call; null if it is manual or never ends. */
function endByItself(use: Use, uses: readonly Use[], { slots }: Modes): StepByItself | null {
  const { slot, startedAt } = use
  const mode = slots[slot]
  if (!mode || mode.does === 'never') return null
  const named = namedUse(use, uses)
  if (mode.does === 'fails') return { step: { do: 'fail', ...named, kind: mode.kind }, at: startedAt }
  return { step: { do: 'answer', ...named }, at: startedAt + (mode.does === 'slowly' ? slowness : 0) }
}

/** Returns the automatic step of a run that is due first. */
export function nextByItself({ uses, waits }: Pick<Run, 'uses' | 'waits'>, modes: Modes): StepByItself | null {
  const ends = uses().flatMap(use => endByItself(use, uses(), modes) ?? [])
  const passes = waits().flatMap(({ delay, startedAt, length }): StepByItself[] => {
    const mode = modes.delays[delay]
    return mode ? [{ step: { do: 'pass', delay }, at: startedAt + (mode === 'real' ? length : 0) }] : []
  })
  return [...ends, ...passes].toSorted((one, other) => one.at - other.at)[0] ?? null
}
