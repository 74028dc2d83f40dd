import { typedLineOf } from '#machines/lines/line.selectors.ts'
import { hasStuckLines, hasUnsavedLines, type LinesActor } from '#machines/lines/lines.selectors.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'
import { type TypedLine, typedLine } from '#schemas/trade.ts'

/** True if a line from a stored draft is valid. An older version of the app might have stored it. */
const isTypedLine = (line: unknown): line is TypedLine => typedLine.safeParse(line).success

const subscribeTo = (lines: LinesActor) => (onChange: () => void) => {
  let last = lines.getSnapshot().context.lines
  const subscription = lines.subscribe(({ context }) => {
    if (context.lines === last) return
    last = context.lines
    onChange()
  })
  return () => subscription.unsubscribe()
}

/** Unsaved work of a new record: all lines, which are stored in the draft. */
export const draftWork = (lines: LinesActor): OtherWork => ({
  draft: () => lines.getSnapshot().context.lines.map(typedLineOf),
  isUnsaved: () => hasUnsavedLines(lines.getSnapshot()),
  restore: draft => lines.send({ type: 'lines.add', lines: draft.filter(isTypedLine) }),
  subscribe: subscribeTo(lines),
})

/**
 * Unsaved work of a saved record. Within the app, only lines that failed to save block leaving: the others keep saving
 * in the background.
 */
export const savedWork = (lines: LinesActor): OtherWork => ({
  draft: () => [],
  isUnsaved: by => (by === 'going' ? hasStuckLines : hasUnsavedLines)(lines.getSnapshot()),
  restore: () => undefined,
  subscribe: subscribeTo(lines),
})
