import { propertiesOf } from '#lab/core/cross-realm.ts'
import { textIn } from './event-words.ts'

/**
 * Returns the subject of a machine from its context: a name, a search term, the start of an id, or a URL path. The name
 * can be in a field of the context. A record without an id is "new". Returns '' without a subject.
 */
export function subjectOf(context: unknown): string {
  const fields = propertiesOf(context)
  const name = [context, ...Object.values(fields)].map(one => textIn(one, 'name')).find(Boolean)
  const term = textIn(context, 'term')
  if (name !== undefined) return name
  if (term !== '') return `“${term}”`
  if (fields['id'] === null) return 'new'
  return textIn(fields['address'], 'path') || textIn(context, 'id').slice(0, 8)
}
