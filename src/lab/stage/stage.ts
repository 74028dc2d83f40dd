import type { Run } from '#lab/run/replay.ts'
import type { RunStep } from '#lab/run/steps.ts'
import { type Appearance, appearances } from '#machines/preferences/preferences.types.ts'

/** What a screen looks like on a stage. */
export type Look = { theme: 'light' | 'dark'; appearance: Appearance }

/** What the page of a stage lets the page around it do. */
export type StagePage = {
  /** Begins anew with these steps; the run of before ends. @throws StepError */
  perform: (course: { input: string; steps: readonly RunStep[] }) => Promise<Run>
  dress: (look: Look) => void
}

/** The event by which the page of a stage gives itself to the frame that it is in, as a `CustomEvent<StagePage>`. */
export const stageReady = 'stage.ready'

/** The look in the search of an address; of what it does not name, the first there is. */
export function readLook(search: string): Look {
  const given = new URLSearchParams(search)
  const appearance = appearances.find(name => name === given.get('appearance')) ?? appearances[0]
  return { theme: given.get('theme') === 'dark' ? 'dark' : 'light', appearance }
}
