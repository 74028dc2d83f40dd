import { useEffect, useState } from 'react'
import type { AnyExample } from '#machines/example.ts'
import type { RunPlace } from './run/place-link.ts'
import { type Run, replay } from './run/replay.ts'

/** A run at its place, or why its steps cannot be taken. Null while it is replayed for the first time. */
export type Replayed = { run: Run; error: null } | { run: null; error: Error } | null

/** Replays a run whenever its place changes. The run of before is shown until the next one is there. */
export function useRun(example: AnyExample, { input, steps, taken }: RunPlace): Replayed {
  const [replayed, setReplayed] = useState<Replayed>(null)
  const course = JSON.stringify(steps.slice(0, taken))
  useEffect(() => {
    let isWanted = true
    let stop = () => undefined as void
    const begin = async () => {
      try {
        const run = await replay(example, { input, steps: JSON.parse(course) })
        stop = () => void run.actor.stop()
        if (isWanted) setReplayed({ run, error: null })
        else stop()
      } catch (error) {
        if (isWanted) setReplayed({ run: null, error: error as Error })
      }
    }
    void begin()
    return () => {
      isWanted = false
      stop()
    }
  }, [example, input, course])
  return replayed
}
