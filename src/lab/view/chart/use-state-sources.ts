import type { Chart } from '#lab/core/chart/chart.ts'
import { labHost } from '#lab/core/lab-host.ts'
import type { ExampleFile } from '#lab/core/run/test-source.ts'
import type { StateSource, StateSources } from '#lab/core/state-source.ts'
import { askServer } from '#lab/view/open/load-machines.ts'
import { useFetched } from '#lab/view/open/use-fetched.ts'
import { toast } from '#ui/feedback/toasts.ts'

const noSources: StateSources = {}

/**
 * Returns the sources of a machine's states and transitions: of the machine in the file that has most of the chart's
 * states. Empty without the lab's server. `file` is the machine's file or example; null if it has none.
 */
export function useStateSources(file: ExampleFile | null, { states }: Chart): StateSources {
  const path = labHost?.folder ? (file?.path.replace('.example.', '.machine.') ?? '') : ''
  const { value } = useFetched(path, async signal => (path === '' ? [] : askServer('sources', { file: path }, signal)))
  const shared = (sources: StateSources) => states.filter(({ id }) => id in sources).length
  const [best = noSources] = (value ?? []).toSorted((one, other) => shared(other) - shared(one))
  return best
}

/** Opens a line in the editor of the lab's server (https://github.com/yyx990803/launch-editor). */
export async function openInEditor({ file, line, column }: Omit<StateSource, 'comment'>): Promise<void> {
  const { ok } = await fetch(`/__open-in-editor?${new URLSearchParams({ file: `${file}:${line}:${column}` })}`)
  if (!ok) toast({ kind: 'error', title: 'Editor not opened', description: 'Start your editor, then try again.' })
}
