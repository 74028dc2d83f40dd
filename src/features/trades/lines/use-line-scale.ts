import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLineTools } from './line-tools.ts'

const neverChanges = () => () => undefined

/** Calls `onWeight` with each weight from the scale. Returns the live weight of the line; '' without one. */
export function useLineScale(line: string, onWeight: (text: string) => void): string {
  const { scale } = useLineTools()
  const notifyWeight = useEffectEvent(onWeight)
  useEffect(() => scale?.onWeight(line, text => notifyWeight(text)), [scale, line])
  return useSyncExternalStore(scale?.subscribe ?? neverChanges, () => scale?.liveWeightOf(line) ?? '')
}
