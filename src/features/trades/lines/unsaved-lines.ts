import { typedLineOf } from '#machines/lines/line.selectors.ts'
import { hasStuckLines, hasUnsavedLines, type LinesActor } from '#machines/lines/lines.selectors.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'
import { type TypedLine, typedLine } from '#schemas/trade.ts'

/** A draft comes from the browser's storage, where an older version may have put it. */
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

/** The lines of a new record: all of them are unsaved, and a draft keeps them. */
export const draftWork = (lines: LinesActor): OtherWork => ({
  draft: () => lines.getSnapshot().context.lines.map(typedLineOf),
  isUnsaved: () => hasUnsavedLines(lines.getSnapshot()),
  restore: draft => lines.send({ type: 'lines.add', lines: draft.filter(isTypedLine) }),
  subscribe: subscribeTo(lines),
})

/**
 * The lines of a saved record: they save themselves, also after their screen was left, but for those that are incomplete
 * or failed; closing the page stops them all.
 */
export const savedWork = (lines: LinesActor): OtherWork => ({
  draft: () => [],
  isUnsaved: by => (by === 'going' ? hasStuckLines : hasUnsavedLines)(lines.getSnapshot()),
  restore: () => undefined,
  subscribe: subscribeTo(lines),
})
