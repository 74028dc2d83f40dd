import { failedTitle } from '#domain/outcome-words.ts'
import type { Problem } from '#domain/problem.ts'
import { inBrief } from '#domain/words.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Returns the problems of the lines that could not be saved. */
const saveProblems = (lines: LinesActor) =>
  lines.getSnapshot().context.lines.flatMap(line => {
    const snapshot = line.kind === 'saved' ? line.ref.getSnapshot() : null
    const { problem = null, isToRemove = true } = snapshot?.context ?? {}
    return problem && !isToRemove ? problem : []
  })

function failedLinesTitle(problems: readonly Problem[], locale: string) {
  const count = problems.length
  return problems.some(({ mayBeDone }) => mayBeDone)
    ? t('{count, plural, one {# line might not have been saved} other {# lines might not have been saved}}', {
        count,
        locale,
      })
    : t('{count, plural, one {Could not save # line} other {Could not save # lines}}', { count, locale })
}

const removedTitle = (name: string | null) =>
  name === null ? t('Line removed') : t('{name} removed', { name: inBrief(name) })

/** Shows toasts for events of the lines, even after the user leaves the screen. */
export function showLineToasts(lines: LinesActor, locale: () => string) {
  lines.on('line.unclear', ({ key, reason }) => {
    // The toast about the paste has already counted this line as unfinished.
    if (lines.getSnapshot().context.lines.some(line => line.key === key && line.kind === 'pending' && line.reason))
      return
    toast({ id: `line.unclear ${key}`, kind: 'error', title: t('Choose a material for the line'), description: reason })
  })
  lines.on('line.removed', ({ name }) => toast({ id: 'line', kind: 'success', title: removedTitle(name) }))
  lines.on('line.discarded', ({ key, name }) =>
    toast({
      // A message about another line does not replace Undo.
      id: 'line.discarded',
      kind: 'success',
      title: removedTitle(name),
      action: { label: t('Undo'), onPress: () => lines.send({ type: 'line.restore', key }) },
    }),
  )
  lines.on('line.restored', ({ name }) =>
    toast({
      id: 'line',
      kind: 'success',
      title: name === null ? t('Line restored') : t('{name} restored', { name: inBrief(name) }),
    }),
  )
  lines.on('line.failed', ({ name, attempt, problem }) => {
    const line = problem.mayBeDone ? t('The line') : t('the line')
    const title = failedTitle(problem, attempt, name === null ? line : inBrief(name))
    const description = problem.message
    if (attempt === 'remove') return toast({ kind: 'error', title, description })
    const problems = saveProblems(lines)
    toast({
      id: 'line.failed',
      kind: 'error',
      title: problems.length > 1 ? failedLinesTitle(problems, locale()) : title,
      description,
    })
  })
}
