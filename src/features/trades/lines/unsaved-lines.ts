import { unmadeLine } from '#machines/lines/line-making.ts'
import { hasStuckLines, hasUnsavedLines, type LinesActor } from '#machines/lines/lines.selectors.ts'
import type { NewLine } from '#machines/lines/lines.types.ts'
import type { OtherWork } from '#patterns/drafts/use-draft.ts'

const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number'

/** A draft comes from the browser's storage, where an older version may have put it. */
function isKept(line: unknown): line is NewLine {
  if (typeof line !== 'object' || line === null) return false
  const { term, name, gwCode, carbonFactor, weight, value } = line as Record<string, unknown>
  const hasMaterial = typeof name === 'string' && typeof gwCode === 'string' && typeof carbonFactor === 'number'
  return (hasMaterial || typeof term === 'string') && isNumberOrNull(weight) && isNumberOrNull(value)
}

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
  draft: () => lines.getSnapshot().context.lines.map(unmadeLine),
  isUnsaved: () => hasUnsavedLines(lines.getSnapshot()),
  restore: draft => lines.send({ type: 'lines.add', lines: draft.filter(isKept) }),
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
