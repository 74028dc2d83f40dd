import { hold, release } from '#domain/permissions/permission-changes.ts'
import { type GroupNode, leavesOf, type PermissionNode } from '#domain/permissions/permission-nodes.ts'
import { listed } from '#messages/listed.ts'
import { t } from '#messages/message.ts'
import { TreeGroup, TreeLeaf } from '#ui/table/tree.tsx'
import { Hits } from './search-hits.tsx'
import { withUniqueKeys } from './unique-keys.ts'

export type TreeContext = {
  value: readonly string[]
  /** Called with all permission strings after a change. */
  onChange: (value: string[]) => void
  mayGrant: (value: string) => boolean
  isReadOnly: boolean
  /** Search words. If not empty, the tree shows only matches. */
  words: readonly string[]
  isOpen: (path: string) => boolean
  onToggle: (path: string) => void
}

export const notYours = t('You don’t have this permission')

function reasonOf({ coveredBy, value }: PermissionNode, mayGrant: TreeContext['mayGrant']) {
  if (coveredBy.length > 0) return t('Covered by {permissions}', { permissions: listed(coveredBy) })
  return mayGrant(value) ? undefined : notYours
}

function Leaf({ node, tree }: { node: PermissionNode; tree: TreeContext }) {
  const { value, label, description, isHeld } = node
  return (
    <TreeLeaf
      label={<Hits text={label} words={tree.words} />}
      detail={description ? <Hits text={description} words={tree.words} /> : undefined}
      code={<Hits text={value} words={tree.words} isCode />}
      isSelected={isHeld}
      reason={tree.isReadOnly && node.coveredBy.length === 0 ? undefined : reasonOf(node, tree.mayGrant)}
      isReadOnly={tree.isReadOnly}
      onChange={() => tree.onChange(isHeld ? release(tree.value, [value]) : hold(tree.value, [value]))}
    />
  )
}

const values = (nodes: readonly PermissionNode[]) => nodes.map(node => node.value)

/**
 * Returns the action of a group's checkbox: adds the missing permissions, or removes all if none is missing. Null if
 * the user may change none of them. The action returns the new strings.
 */
function changeOf(leaves: readonly PermissionNode[], { value, mayGrant }: TreeContext) {
  const free = leaves.filter(leaf => mayGrant(leaf.value))
  const missing = free.filter(({ isHeld }) => !isHeld)
  const removable = free.filter(({ isExact, coveredBy }) => isExact && coveredBy.length === 0)
  if (missing.length > 0) return () => hold(value, values(missing))
  if (removable.length > 0) return () => release(value, values(removable))
  return null
}

/** A group of permissions and its subgroups. During a search, the group's checkbox changes only the matches. */
export function PermissionGroupNode({ node, path, tree }: { node: GroupNode; path: string; tree: TreeContext }) {
  const leaves = leavesOf(node)
  const change = changeOf(leaves, tree)
  const wildcards = [...new Set(leaves.flatMap(({ coveredBy }) => coveredBy))]
  const covering =
    node.state === 'all' && wildcards.length > 0
      ? t('Covered by {permissions}', { permissions: listed(wildcards) })
      : undefined
  const blocked =
    covering ?? (tree.isReadOnly || node.count === 0 ? undefined : t('You have none of these permissions'))
  const isSearch = tree.words.length > 0
  return (
    <TreeGroup
      name={node.name}
      label={<Hits text={node.name} words={tree.words} />}
      detail={
        isSearch
          ? t('{count} found, {held} held', { held: node.held, count: node.count })
          : t('{held} of {count}', { held: node.held, count: node.count })
      }
      toggleLabel={t('Permissions in {group}', { group: node.name })}
      isSelected={node.state === 'all'}
      isPartly={node.state === 'some'}
      reason={change ? undefined : blocked}
      isReadOnly={tree.isReadOnly || node.count === 0}
      onChange={() => {
        if (change) tree.onChange(change())
      }}
      isOpen={tree.isOpen(path)}
      onToggle={() => tree.onToggle(path)}
    >
      {withUniqueKeys(node.permissions, ({ value }) => value).map(({ key, item }) => (
        <Leaf key={key} node={item} tree={tree} />
      ))}
      {withUniqueKeys(node.subGroups, ({ name }) => name).map(({ key, item }) => (
        <PermissionGroupNode key={key} node={item} path={`${path}/${key}`} tree={tree} />
      ))}
    </TreeGroup>
  )
}
