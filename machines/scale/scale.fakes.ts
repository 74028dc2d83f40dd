import { fromCallback } from 'xstate'
import { fakeActors, type Script } from '#machines/fakes.ts'
import type { PortEvent, ScaleEvent, ScalePort } from './scale.types.ts'

export type ScaleCall = 'findPort' | 'choosePort'

export const somePort: ScalePort = { device: '0403:6001' }

/**
 * Fakes for `scaleMachine.provide({ actors })`. By default, no port is known, and the user chooses `somePort`. `send`
 * sends an event of the open port; `plugIn` an event of a port that appears. `open` lists the ports that are open.
 */
export function scaleFakes(script: Script<ScaleCall> = {}, known: ScalePort | null = null) {
  const { fake, calls } = fakeActors<ScaleCall>(script)
  const open = new Map<ScalePort, (event: PortEvent) => void>()
  const watchers = new Set<(event: ScaleEvent) => void>()
  return {
    calls,
    open: () => [...open.keys()],
    send: (event: PortEvent) => {
      for (const sendBack of open.values()) sendBack(event)
    },
    plugIn: (port: ScalePort) => {
      for (const sendBack of watchers) sendBack({ type: 'port.appeared', port })
    },
    actors: {
      findPort: fake<ScalePort | null>('findPort', () => known),
      choosePort: fake<ScalePort | null>('choosePort', () => somePort),
      watchPorts: fromCallback<ScaleEvent>(({ sendBack }) => {
        watchers.add(sendBack)
        return () => void watchers.delete(sendBack)
      }),
      readPort: fromCallback<PortEvent, { port: ScalePort }>(({ input: { port }, sendBack }) => {
        open.set(port, sendBack)
        return () => void open.delete(port)
      }),
    },
  }
}
