import { inWords } from '#domain/permissions/permission-words.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import * as css from './permission-tree.css.ts'
import { withUniqueKeys } from './unique-keys.ts'

export function PermissionSummary({ groups, value }: { groups: readonly PermissionGroup[]; value: readonly string[] }) {
  const sentences = inWords(groups, value)
  const [first] = sentences
  if (first?.subject === null) return <p>{first.words}</p>
  return (
    <dl className={css.summary}>
      {withUniqueKeys(sentences, ({ subject }) => subject ?? '').map(({ key, item: { subject, words } }) => (
        <div key={key}>
          <dt className={css.subject}>{subject}</dt>
          <dd className={css.sentence}>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
