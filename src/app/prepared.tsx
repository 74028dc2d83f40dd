import { type ReactNode, useEffect } from 'react'
import { prepare } from './prepare.ts'

const fetchParts = async () => (await import('./at-hand.ts')).fetchAtHand()

/** A screen that is shown: from then on, what it may need without a connection is fetched. */
export function Prepared({ children }: { children: ReactNode }) {
  useEffect(() => prepare(fetchParts), [])
  return children
}
