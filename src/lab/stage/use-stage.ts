import { useMemo } from 'react'
import type { BeginRun } from '#lab/run/drive.machine.ts'
import { type Look, type StagePage, stageReady } from './stage.ts'

/** A frame whose page is a stage, which is there once the page is loaded. */
export type StageInFrame = {
  /** To be called with the frame before its page is loaded. */
  attach: (frame: HTMLIFrameElement | null) => void
  begin: (...course: Parameters<StagePage['perform']>) => ReturnType<BeginRun>
  dress: (look: Look) => Promise<void>
  seen: () => Promise<string>
}

/** A stage in a frame; another one for each `id`. Null is none. */
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
