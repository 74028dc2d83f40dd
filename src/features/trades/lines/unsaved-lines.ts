import { typedLineOf } from '#machines/lines/line.selectors.ts'
import { hasStuckLines, hasUnsavedLines, type LinesActor } from '#machines/lines/lines.selectors.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'
import { type TypedLine, typedLine } from '#schemas/trade.ts'

/** Checks a line of a draft, which an older version of the app may have stored. */
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

/** The unsaved work of a new record's lines: all of them, and all are stored in the draft. */
export const draftWork = (lines: LinesActor): OtherWork => ({
  draft: () => lines.getSnapshot().context.lines.map(typedLineOf),
  isUnsaved: () => hasUnsavedLines(lines.getSnapshot()),
  restore: draft => lines.send({ type: 'lines.add', lines: draft.filter(isTypedLine) }),
  subscribe: subscribeTo(lines),
})

/** Lines save themselves, also after their screen was left: that loses only those that cannot be saved. */
export const savedWork = (lines: LinesActor): OtherWork => ({
  draft: () => [],
  isUnsaved: by => (by === 'going' ? hasStuckLines : hasUnsavedLines)(lines.getSnapshot()),
  restore: () => undefined,
  subscribe: subscribeTo(lines),
})
