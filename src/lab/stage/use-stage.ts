import { useMemo } from 'react'
import type { BeginRun } from '#lab/run/drive.machine.ts'
import { type Look, type StagePage, stageReady } from './stage.ts'

/** Frame with a preview page, available after the page has loaded. */
export type StageInFrame = {
  /** Must be called before the frame's page loads. */
  attach: (frame: HTMLIFrameElement | null) => void
  begin: (...course: Parameters<StagePage['perform']>) => ReturnType<BeginRun>
  dress: (look: Look) => Promise<void>
  seen: () => Promise<string>
}

/** Returns the preview in a frame, one for each `id`; null without an id. */
export function useStage(id: string | null): StageInFrame | null {
  return useMemo(() => {
    if (id === null) return null
    const { promise: ready, resolve } = Promise.withResolvers<StagePage>()
    return {
      attach: frame => frame?.addEventListener(stageReady, event => resolve(event.detail), { once: true }),
      begin: async (...course) => (await ready).perform(...course),
      dress: async look => (await ready).dress(look),
      seen: async () => (await ready).seen(),
    }
  }, [id])
}
