import { type ReactNode, useEffect } from 'react'
import { prepare } from './prepare.ts'

const fetchParts = async () => (await import('./at-hand.ts')).fetchAtHand()

/** Once its screen is shown, fetches what may be needed without a connection later. */
export function Prepared({ children }: { children: ReactNode }) {
  useEffect(() => prepare(fetchParts), [])
  return children
}
