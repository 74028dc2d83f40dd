import { useEffect, useEffectEvent, useState } from 'react'

/** Time between two steps, in ms. Long enough to see the transition in the chart. */
const pause = 800

/** Takes the undone steps one after another during playback. */
export function useAutoplay(applied: number, all: number, onGo: (applied: number) => void) {
  const [isOn, setOn] = useState(false)
  // Ends the playback at the last step, even if the user went to that step.
  if (isOn && applied === all) setOn(false)
  const isPlaying = isOn && applied < all
  const goOn = useEffectEvent(() => onGo(applied + 1))
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => goOn(), pause)
    return () => clearInterval(timer)
  }, [isPlaying])
  return { isPlaying, toggle: () => setOn(!isPlaying) }
}
