import { type Appearance, appearances, type Language, languages } from '#domain/preferences.ts'
import type { Run } from '#lab/run/replay.ts'
import type { RunStep } from '#lab/run/steps.ts'

/** Appearance of a screen, and its language for dates and numbers. */
export type Look = { theme: 'light' | 'dark'; appearance: Appearance; language: Language }

/** API of a preview page for the surrounding page. */
export type StagePage = {
  /** Stops the current run and starts these steps. Default screen: that of the page. @throws StepError */
  perform: (course: { input: string; steps: readonly RunStep[] }, sceneId?: string) => Promise<Run>
  dress: (look: Look) => void
  /** Returns the current accessibility snapshot of the screen. */
  seen: () => string
}

/** `CustomEvent<StagePage>` with which a preview page passes its API to its frame. */
export const stageReady = 'stage.ready'

declare global {
  interface HTMLElementEventMap {
    [stageReady]: CustomEvent<StagePage>
  }
}

/** Parses the appearance from the query. Missing parts get their defaults. */
export function readLook(search: string): Look {
  const given = new URLSearchParams(search)
  const appearance = appearances.find(name => name === given.get('appearance')) ?? appearances[0]
  const language = languages.find(name => name === given.get('language')) ?? languages[0]
  return { theme: given.get('theme') === 'dark' ? 'dark' : 'light', appearance, language }
}

const usual: Readonly<Record<string, unknown>> = readLook('')

/** Returns the parts that differ from the defaults. Inverse of {@link readLook}. */
export const customLook = (look: Partial<Look>): Record<string, string> =>
  Object.fromEntries(Object.entries(look).filter(([part, value]) => usual[part] !== value))
