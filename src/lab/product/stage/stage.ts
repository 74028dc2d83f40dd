import { type Appearance, appearances, type LanguageChoice, languageChoices } from '#domain/preferences.ts'
import type { Run } from '#lab/core/run/replay.ts'
import type { RunStep } from '#lab/core/run/steps.ts'

/** Display settings of a screen: theme, appearance and language. */
export type Look = { theme: 'light' | 'dark'; appearance: Appearance; language: LanguageChoice }

/** Widths in which the lab shows a screen, in px. */
export const screenWidths = ['360', '768', '1440'] as const
export type ScreenWidth = (typeof screenWidths)[number]

/** API that a preview page provides to the page around its frame. */
export type StagePage = {
  /**
   * Stops the current run, then starts one with these steps. Default screen: the one in the preview's URL. @throws
   * StepError
   */
  perform: (course: { input: string; steps: readonly RunStep[] }, sceneId?: string) => Promise<Run>
  /** Stops the current run, then shows a screen that has none. @throws StepError */
  show: (screenId: string) => Promise<void>
  dress: (look: Look) => void
  /** Returns the current accessibility snapshot of the screen. */
  seen: () => string
}

/** Event type. A preview page dispatches a `CustomEvent<StagePage>` of this type on its frame to pass its API. */
export const stageReady = 'stage.ready'

declare global {
  interface HTMLElementEventMap {
    [stageReady]: CustomEvent<StagePage>
  }
}

/** Parses the display settings in a query. Missing settings get their defaults. */
export function readLook(search: string): Look {
  const params = new URLSearchParams(search)
  const appearance = appearances.find(name => name === params.get('appearance')) ?? appearances[0]
  const language = languageChoices.find(name => name === params.get('language')) ?? languageChoices[0]
  return { theme: params.get('theme') === 'dark' ? 'dark' : 'light', appearance, language }
}

const usual: Readonly<Record<string, unknown>> = readLook('')

/** Returns the display settings that differ from the defaults. Inverse of {@link readLook}. */
export const customLook = (look: Partial<Look>): Record<string, string> =>
  Object.fromEntries(Object.entries(look).filter(([part, value]) => usual[part] !== value))
