import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLineTools } from './line-tools.ts'

const neverChanges = () => () => undefined

/** Calls `onTaken` with each weight from the scale. Returns the live weight of the line; '' without one. */
export function useLineScale(line: string, onTaken: (text: string) => void): string {
  const { scale } = useLineTools()
  const notifyTaken = useEffectEvent(onTaken)
  useEffect(() => scale?.onTaken(line, text => notifyTaken(text)), [scale, line])
  return useSyncExternalStore(scale?.subscribe ?? neverChanges, () => scale?.liveWeightOf(line) ?? '')
}
