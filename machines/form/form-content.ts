import type { FormContent } from '#machines/draft/draft.types.ts'
import { typedLines } from '#machines/lines/lines.selectors.ts'
import { changedFields } from '#machines/record/record.selectors.ts'
import type { FormContext, RecordValues } from './form.types.ts'

/** Returns the content for a draft: all fields and changed fields except private ones, and the lines of a new record. */
export function contentOf<Values extends RecordValues>(
  { record, lines }: Pick<FormContext<Values>, 'record' | 'lines'>,
  privateFields: readonly string[],
): Omit<FormContent, 'at'> {
  const snapshot = record.getSnapshot()
  const { id, values, saving, newId, isTried } = snapshot.context
  if (snapshot.hasTag('created')) return { values, changes: {}, withheld: [], lines: [] }
  const isPublic = ([field]: [string, unknown]) => !privateFields.includes(field)
  const publicOf = (fields: object) => Object.fromEntries(Object.entries(fields).filter(isPublic))
  const changes = changedFields(snapshot)
  const isSent = isTried || (id === null && snapshot.hasTag('saving'))
  return {
    values: publicOf(values),
    // A repeated request needs all values, because initial values, such as the date, differ in the next form.
    changes: publicOf(isSent ? values : changes),
    withheld: Object.keys(changes).filter(field => privateFields.includes(field)),
    lines: lines ? typedLines(lines.getSnapshot()) : [],
    ...(isSent ? { sent: { id: newId, values: publicOf(saving) } } : {}),
  }
}
