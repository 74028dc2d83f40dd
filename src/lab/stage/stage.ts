import { type Appearance, appearances, type Language, languages } from '#domain/preferences.ts'
import type { Run } from '#lab/run/replay.ts'
import type { RunStep } from '#lab/run/steps.ts'

/** What a screen looks like on a stage, and in which language it writes dates and numbers. */
export type Look = { theme: 'light' | 'dark'; appearance: Appearance; language: Language }

/** What the page of a stage lets the page around it do. */
export type StagePage = {
  /** Starts a run of these steps on a screen (the page's own if left out) and ends the run before. @throws StepError */
  perform: (course: { input: string; steps: readonly RunStep[] }, sceneId?: string) => Promise<Run>
  dress: (look: Look) => void
  /** The screen as assistive technology presents it now. */
  seen: () => string
}

/** The event by which the page of a stage gives itself to the frame that it is in, as a `CustomEvent<StagePage>`. */
export const stageReady = 'stage.ready'

declare global {
  interface HTMLElementEventMap {
    [stageReady]: CustomEvent<StagePage>
  }
}

/** Reads the look from the search of an address. Parts that it does not name have their defaults. */
export function readLook(search: string): Look {
  const given = new URLSearchParams(search)
  const appearance = appearances.find(name => name === given.get('appearance')) ?? appearances[0]
  const language = languages.find(name => name === given.get('language')) ?? languages[0]
  return { theme: given.get('theme') === 'dark' ? 'dark' : 'light', appearance, language }
}

const usual: Readonly<Record<string, unknown>> = readLook('')

/** The parts of a look that differ from the defaults, for {@link readLook}. */
export const unusualLook = (look: Partial<Look>): Record<string, string> =>
  Object.fromEntries(Object.entries(look).filter(([part, value]) => usual[part] !== value))
