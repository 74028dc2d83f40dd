import type { SavedLineSnapshot } from '#machines/lines/saved-line.selectors.ts'
import type { Breaks } from './entry.ts'
import type { Environment } from './environment.ts'

type Numbers = { weight: number | null; value: number | null }
type Line = Numbers & { isAttached: boolean }

/** Returns the line that a call changes, attaches or removes; null if it creates one. */
export function writtenLine({ src, input }: { src: string; input: unknown }): string | null {
  const { id, lineId } = input as { id?: string; lineId?: string }
  return src === 'createLine' ? null : `line ${id ?? lineId}`
}

/**
 * Returns a server's lines after all its successful answers, without lines that were missing on removal. New lines have
 * the ids of the fakes.
 */
export function serverOf(
  first: ReadonlyArray<Numbers & { id: string | null }>,
  { answered, failed }: Pick<Environment, 'answered' | 'failed'>,
): Map<string, Line> {
  const lines = new Map<string, Line>()
  for (const { id, weight, value } of first) if (id !== null) lines.set(id, { weight, value, isAttached: true })
  let made = 0
  for (const { src, input, isCancelled } of answered) {
    const {
      id = '',
      lineId = '',
      line,
      ...numbers
    } = input as Numbers & { id?: string; lineId?: string; line?: Numbers }
    if (src === 'createLine' && line) {
      made += 1
      lines.set(`new-${made}`, { weight: line.weight, value: line.value, isAttached: false })
    }
    const attached = lines.get(lineId)
    if (src === 'attachLine' && attached) attached.isAttached = true
    // An aborted call might have reached the server. The line sends its numbers again in any case.
    const changed = lines.get(id)
    if (src === 'updateLine' && changed && !isCancelled) Object.assign(changed, numbers)
    if (src === 'removeLine') lines.delete(id)
  }
  for (const { src, input, problem } of failed) {
    if (src === 'removeLine' && problem.kind === 'notFound') lines.delete((input as { id: string }).id)
  }
  return lines
}

/**
 * Returns the differences between the server and the lines on screen. Ignores lines that show a failure or cannot be
 * saved yet.
 */
export function differences(server: ReadonlyMap<string, Line>, shown: readonly SavedLineSnapshot[]): Breaks {
  const left = new Map([...server].filter(([, { isAttached }]) => isAttached))
  for (const snapshot of shown) {
    const { id, weight, value } = snapshot.context
    const line = left.get(id ?? '')
    left.delete(id ?? '')
    if (snapshot.hasTag('gone')) {
      if (line) return { 'its own': `${id} is gone from the screen only` }
    } else if (!snapshot.hasTag('failed') && !snapshot.hasTag('incomplete')) {
      if (!line) return { 'its own': `${id} is on show only` }
      if (line.weight !== weight || line.value !== value) {
        return { 'its own': `${id} is ${weight} kg on show and ${line.weight} kg on the server` }
      }
    }
  }
  return left.size === 0 ? {} : { 'its own': `only the server has ${[...left.keys()].join(', ')}` }
}
