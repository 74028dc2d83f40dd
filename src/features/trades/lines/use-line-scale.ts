import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLineTools } from './line-tools.ts'

const neverChanges = () => () => undefined

/**
 * Calls `onWeight` with each weight from the scale. Returns the live weight of the line; '' if the line is not active.
 */
export function useLineScale(line: string, onWeight: (text: string) => void): string {
  const { scale } = useLineTools()
  const notifyWeight = useEffectEvent(onWeight)
  useEffect(() => scale?.onWeight(line, text => notifyWeight(text)), [scale, line])
  return useSyncExternalStore(scale?.subscribe ?? neverChanges, () => scale?.liveWeightOf(line) ?? '')
}
