import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { isWithoutLines } from '#machines/figures/figures.selectors.ts'
import { useFiguresActor } from './figures/use-figures.ts'

/** Shows `renderFallback` and unmounts the figures if the server omits the trades' lines. */
export function RequireLinePermission({
  list,
  renderFallback,
  children,
}: {
  list: 'transactions' | 'collections'
  renderFallback: (lacks: Permission) => ReactNode
  children: ReactNode
}) {
  const lacks = lacking(useUser(), `${list}.materials`, 'view')
  const isForbidden = useSelector(useFiguresActor(list), isWithoutLines)
  // The cache of read trades expires; this flag must not.
  const [wasForbidden, keep] = useState(false)
  if (isForbidden && !wasForbidden) keep(true)
  return lacks !== null && wasForbidden ? renderFallback(lacks) : children
}
