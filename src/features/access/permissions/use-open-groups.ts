import { useState } from 'react'
import { type GroupNode, permissionTree } from '#domain/permissions/permission-nodes.ts'
import type { PermissionGroup } from '#schemas/permission.ts'
import { withUniqueKeys } from './unique-keys.ts'

const pathsOf = (nodes: readonly GroupNode[], wanted: (node: GroupNode) => boolean, above = ''): string[] =>
  withUniqueKeys(nodes, ({ name }) => name).flatMap(({ key, item }) => {
    const path = `${above}/${key}`
    return [...(wanted(item) ? [path] : []), ...pathsOf(item.subGroups, wanted, path)]
  })

const toggled = (set: ReadonlySet<string>, path: string): ReadonlySet<string> =>
  set.has(path) ? new Set([...set].filter(other => other !== path)) : new Set([...set, path])

const none: ReadonlySet<string> = new Set()

/**
 * State of open groups. Partly selected groups are open initially. A search opens all groups; clearing it restores the
 * earlier state.
 */
export function useOpenGroups(groups: readonly PermissionGroup[], value: readonly string[], query: string) {
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(pathsOf(permissionTree(groups, value), ({ state }) => state === 'some')),
  )
  const [closed, setClosed] = useState({ query, paths: none })
  const hidden = closed.query === query ? closed.paths : none
  const isSearch = query !== ''
  const all = pathsOf(permissionTree(groups, []), () => true)
  return {
    isOpen: (path: string) => (isSearch ? !hidden.has(path) : open.has(path)),
    onToggle: (path: string) =>
      isSearch ? setClosed({ query, paths: toggled(hidden, path) }) : setOpen(toggled(open, path)),
    areAllOpen: all.every(path => open.has(path)),
    openAll: () => setOpen(new Set(all)),
    closeAll: () => setOpen(none),
  }
}
