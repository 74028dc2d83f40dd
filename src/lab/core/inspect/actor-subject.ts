import { propertiesOf } from '#lab/core/cross-realm.ts'
import { textIn } from './event-words.ts'

/** Fields of a context that contain a record with a name. */
const records = ['material', 'member', 'values', 'user']

/**
 * Returns the subject of a machine from its context: a name, a search term, a URL path, or the start of an id. A
 * record without an id is "new". Returns '' without a subject.
 */
export function subjectOf(context: unknown): string {
  const fields = propertiesOf(context)
  const name = [context, ...records.map(record => fields[record])].map(one => textIn(one, 'name')).find(Boolean)
  const term = textIn(context, 'term')
  if (name !== undefined) return name
  if (term !== '') return `“${term}”`
  if (fields['id'] === null) return 'new'
  return textIn(fields['address'], 'path') || textIn(context, 'id').slice(0, 8)
}
