import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useUser } from '#actors/environment.tsx'
import type { Permission } from '#domain/permissions/permission-names.ts'
import { lacking } from '#domain/permissions/permissions.ts'
import { isWithoutLines } from '#machines/figures/figures.selectors.ts'
import { useFiguresActor } from './figures/use-figures.ts'

/** Shows `renderWithout` and unmounts the figures if the server omits the trades' lines. */
export function WithLines({
  list,
  renderWithout,
  children,
}: {
  list: 'transactions' | 'collections'
  renderWithout: (lacks: Permission) => ReactNode
  children: ReactNode
}) {
  const lacks = lacking(useUser(), `${list}.materials`, 'view')
  const isUnseen = useSelector(useFiguresActor(list), isWithoutLines)
  // The cache of read trades expires; this flag must not.
  const [wasUnseen, keep] = useState(false)
  if (isUnseen && !wasUnseen) keep(true)
  return lacks !== null && wasUnseen ? renderWithout(lacks) : children
}
