import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { isWithoutLines } from '#machines/trade-totals/trade-totals.selectors.ts'
import { useTradeTotalsActor } from './use-figures.ts'

/** Replaces its children with `renderFallback` if the user lacks the permission for lines and the server omits them. */
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
  const isForbidden = useSelector(useTradeTotalsActor(list), isWithoutLines)
  // Stores the result, because the loaded trades expire from the cache.
  const [wasForbidden, setWasForbidden] = useState(false)
  if (isForbidden && !wasForbidden) setWasForbidden(true)
  return lacks !== null && wasForbidden ? renderFallback(lacks) : children
}
