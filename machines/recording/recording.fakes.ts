import type { Afterwards } from './recording.types.ts'

/** A filled slot for `recordingMachine.provide({ actions })`; `kept` has what was kept, in turn. */
export function recordingFakes() {
  const kept: Afterwards[] = []
  return {
    kept,
    actions: { keep: (_: unknown, { afterwards }: { afterwards: Afterwards }) => void kept.push(afterwards) },
  }
}
