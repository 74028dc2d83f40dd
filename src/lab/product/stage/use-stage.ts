import { useMemo } from 'react'
import type { BeginRun } from '#lab/core/run/drive.machine.ts'
import { type Look, type StagePage, stageReady } from './stage.ts'

/** Preview page in a frame. */
export type StageInFrame = {
  /** Ref callback of the frame. Must run before the frame's page loads. */
  attach: (frame: HTMLIFrameElement | null) => void
  begin: (...course: Parameters<StagePage['perform']>) => ReturnType<BeginRun>
  show: StagePage['show']
  dress: (look: Look) => Promise<void>
  seen: () => Promise<string>
}

/** Returns a preview for a frame. A new `id` returns a new preview; null returns null. */
export function useStage(id: string | null): StageInFrame | null {
  return useMemo(() => {
    if (id === null) return null
    const { promise: ready, resolve } = Promise.withResolvers<StagePage>()
    return {
      attach: frame => frame?.addEventListener(stageReady, event => resolve(event.detail), { once: true }),
      begin: async (...course) => (await ready).perform(...course),
      show: async screenId => (await ready).show(screenId),
      dress: async look => (await ready).dress(look),
      seen: async () => (await ready).seen(),
    }
  }, [id])
}
