import { useEffect, useState } from 'react'
import { useEnvironment } from '#actors/environment.tsx'

/** Whole seconds until a moment (epoch milliseconds), counting down; 0 when it is past or null. */
export function useSecondsUntil(moment: number | null): number {
  const { now } = useEnvironment()
  const left = () => (moment === null ? 0 : Math.max(0, Math.ceil((moment - now()) / 1000)))
  const [, tick] = useState(0)
  useEffect(() => {
    if (moment === null) return
    const timer = setInterval(() => tick(count => count + 1), 1000)
    return () => clearInterval(timer)
  }, [moment])
  return left()
}
