import { useEffect, useState, useSyncExternalStore } from 'react'
import { createInspection, type Inspection } from '#lab/core/inspect/inspection.ts'
import { listenToApps } from '#lab/core/inspect/listen-to-apps.ts'

/** Notifies at most once per frame, because busy apps send hundreds of messages in a frame. */
const everyFrame = (inspection: Inspection) => (listener: () => void) => {
  let frame = 0
  const leave = inspection.subscribe(() => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      listener()
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    leave()
  }
}

/** Listens to apps while the component is mounted. `address` is the WebSocket of the lab's server; null without one. */
export function useInspection(address: string | null): Inspection {
  const [inspection] = useState(createInspection)
  const [subscribe] = useState(() => everyFrame(inspection))
  useSyncExternalStore(subscribe, inspection.version)
  useEffect(() => listenToApps(inspection, address), [inspection, address])
  return inspection
}
