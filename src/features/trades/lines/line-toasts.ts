import { inBrief } from '#domain/words.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

const countFailed = (lines: LinesActor) =>
  lines.getSnapshot().context.lines.filter(line => {
    const snapshot = line.kind === 'saved' ? line.ref.getSnapshot() : null
    return snapshot?.hasTag('failed') && !snapshot.context.isToRemove
  }).length

/** Shows toasts for events of the lines, even after the user leaves the screen. */
export function showLineToasts(lines: LinesActor) {
  lines.on('line.unclear', ({ key, reason }) => {
    // The toast of the paste has already counted this line as unfinished.
    if (lines.getSnapshot().context.lines.some(line => line.key === key && line.kind === 'pending' && line.reason))
      return
    toast({ id: `line.unclear ${key}`, kind: 'error', title: t('Choose a material for the line'), description: reason })
  })
  lines.on('line.removed', ({ name }) =>
    toast({ id: 'line', kind: 'success', title: `${inBrief(name ?? 'The line')} removed` }),
  )
  lines.on('line.discarded', ({ key, name }) =>
    toast({
      // Pressing Undo closes all toasts with this id. The toast that follows Undo must stay, so it has a different id.
      id: 'line.discarded',
      kind: 'success',
      title: `${inBrief(name ?? 'The line')} removed`,
      action: { label: t('Undo'), onPress: () => lines.send({ type: 'line.restore', key }) },
    }),
  )
  lines.on('line.restored', ({ name }) =>
    toast({ id: 'line', kind: 'success', title: `${inBrief(name ?? 'The line')} is back` }),
  )
  lines.on('line.failed', ({ name, attempt, problem }) => {
    const description = problem.message
    if (attempt === 'remove') {
      return toast({ kind: 'error', title: `${inBrief(name ?? 'A line')} is not removed`, description })
    }
    const failed = countFailed(lines)
    const title = failed > 1 ? `${failed} lines are not saved` : `${inBrief(name ?? 'A line')} is not saved`
    toast({ id: 'line.failed', kind: 'error', title, description })
  })
}
