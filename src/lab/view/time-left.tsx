import { useEffect, useState } from 'react'

/** Update interval in ms. */
const beat = 100

/** Shows the seconds until `until` (in ms since 1970), down to 0. */
export function TimeLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= until
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), beat)
    return () => clearInterval(timer)
  }, [isOver])
  return <span role="timer">{(Math.max(0, until - now) / 1000).toFixed(1)} s</span>
}
