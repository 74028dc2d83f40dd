import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { type GroupNode, permissionTree } from './permission-nodes.ts'
import { lowerFirst, unlistedOf, wildcardsOf } from './permission-wildcards.ts'

/** Summary of the permissions on one subject. `subject` is null if the summary applies to all subjects. */
export type Sentence = { subject: string | null; words: string }

function sentencesOf(group: GroupNode): Sentence[] {
  if (group.state === 'all' && group.count > 1) return [{ subject: group.name, words: t('All permissions') }]
  const labels = group.permissions.filter(({ isHeld }) => isHeld).map(({ label }) => lowerFirst(label))
  const own = { subject: group.name, words: t('Can {actions}', { actions: listed(labels) }) }
  return [...(labels.length > 0 ? [own] : []), ...group.subGroups.flatMap(sentencesOf)]
}

/**
 * Summarizes permission strings in the order of the groups. Valid strings that no group lists come last. Omits invalid
 * strings and groups without granted permissions.
 */
export function inWords(groups: readonly PermissionGroup[], strings: readonly string[]): Sentence[] {
  if (strings.includes('*')) return [{ subject: null, words: t('All permissions') }]
  const beyond = [
    ...wildcardsOf(groups, strings).filter(({ isValid, count }) => isValid && count === 0),
    ...unlistedOf(groups, strings).filter(({ isValid }) => isValid),
  ].map(({ value }) => value)
  const sentences = [
    ...permissionTree(groups, strings).flatMap(sentencesOf),
    ...(beyond.length > 0 ? [{ subject: t('Other permissions'), words: listed(beyond) }] : []),
  ]
  return sentences.length > 0 ? sentences : [{ subject: null, words: t('No permissions yet') }]
}
