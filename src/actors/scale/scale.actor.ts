import { fromCallback, fromPromise } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { portSettingsIn } from '#domain/scale/port-settings.ts'
import { deviceOf, type Serial, type SerialPort, serialOptions } from '#domain/scale/serial.ts'
import { scaleMachine } from '#machines/scale/scale.machine.ts'
import type { ScaleActor } from '#machines/scale/scale.selectors.ts'
import type { PortEvent, ScaleEvent, ScalePort } from '#machines/scale/scale.types.ts'
import { readPort } from './read-port.ts'

/** True if the user closed the browser's list of ports. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'

function machineFor(serial: Serial, { preferences, now }: Environment) {
  const serialPorts = new WeakMap<ScalePort, SerialPort>()
  const known = (serialPort: SerialPort): ScalePort => {
    const port = { device: deviceOf(serialPort) }
    serialPorts.set(port, serialPort)
    return port
  }
  const findPort = async () => {
    const [port] = await serial.getPorts()
    return port ? known(port) : null
  }
  return scaleMachine.provide({
    actors: {
      findPort: fromPromise<ScalePort | null, void>(findPort),
      choosePort: fromPromise<ScalePort | null, void>(async () => {
        try {
          return known(await serial.requestPort())
        } catch (error) {
          if (isCancelled(error)) return null
          throw error
        }
      }),
      watchPorts: fromCallback<ScaleEvent>(({ sendBack }) => {
        const listening = new AbortController()
        const onConnect = async () => {
          const port = await findPort()
          if (port && !listening.signal.aborted) sendBack({ type: 'port.appeared', port })
        }
        serial.addEventListener('connect', () => void onConnect(), { signal: listening.signal })
        return () => listening.abort()
      }),
      readPort: fromCallback<PortEvent, { port: ScalePort }>(({ input: { port }, sendBack }) => {
        const reading = new AbortController()
        const serialPort = serialPorts.get(port)
        if (!serialPort) throw new Error(`The port ${port.device} is not of this browser`)
        const options = serialOptions(portSettingsIn(preferences.get().scales[port.device]))
        const send = (event: PortEvent) => sendBack(event)
        readPort(serialPort, options, { signal: reading.signal, now, send })
        return () => reading.abort()
      }),
    },
  })
}

/** Starts the scale of a session. Pass this function to `sessionService`. The port closes with the session. */
export function startScale(environment: Environment, over: AbortSignal): ScaleActor {
  const { serial } = environment
  const machine = serial ? machineFor(serial, environment) : scaleMachine
  const scale = makeActor(environment, machine, { input: { isSupported: serial !== null } }).start()
  over.addEventListener('abort', () => scale.stop())
  return scale
}
