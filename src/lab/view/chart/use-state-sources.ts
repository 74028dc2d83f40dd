import { useEffect, useState } from 'react'
import type { ExampleFile } from '#lab/core/run/test-source.ts'
import type { StateSource, StateSources } from '#lab/core/state-source.ts'
import { toast } from '#ui/feedback/toasts.ts'

const noSources: StateSources = {}

/**
 * Returns the sources of a machine's states and transitions. Empty in builds, because only the development server
 * provides sources. `file` is the machine's example; null if it has none.
 */
export function useStateSources(file: ExampleFile | null): StateSources {
  const [sources, setSources] = useState(noSources)
  useEffect(() => {
    if (!import.meta.hot || !file || file.isMachine) return
    const controller = new AbortController()
    const machine = file.path.replace(/^#machines\//, '').replace('.example.', '.machine.')
    const read = async () => {
      const response = await fetch(`/__state-sources?${new URLSearchParams({ machine })}`, {
        signal: controller.signal,
      })
      setSources(response.ok ? await response.json() : noSources)
    }
    void read().catch((error: unknown) => {
      if (!controller.signal.aborted) toast({ kind: 'error', title: 'Sources not loaded', description: String(error) })
    })
    return () => controller.abort()
  }, [file])
  return sources
}

/** Opens a line in the editor of the development server (https://github.com/yyx990803/launch-editor). */
export async function openInEditor({ file, line, column }: Omit<StateSource, 'comment'>): Promise<void> {
  if (!import.meta.hot) return
  const { ok } = await fetch(`/__open-in-editor?${new URLSearchParams({ file: `${file}:${line}:${column}` })}`)
  if (!ok) toast({ kind: 'error', title: 'Editor not opened', description: 'Start your editor, then try again.' })
}
