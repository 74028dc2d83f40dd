import { Problem } from '#domain/problem.ts'
import type { ScaleReading } from '#domain/scale/scale-reading.ts'
import { firstStream, readBytes } from '#domain/scale/scale-stream.ts'
import type { SerialOptions, SerialPort } from '#domain/scale/serial.ts'
import type { PortEvent } from '#machines/scale/scale.types.ts'
import { t } from '#messages/message.ts'

/** Last reader of each port, which resolves when the port is closed. A port must be closed before it opens again. */
const readers = new WeakMap<SerialPort, Promise<void>>()

const notOpened = (cause: unknown) =>
  new Problem(
    {
      kind: 'network',
      title: t('Could not open the scale'),
      message: t('Another program or tab might be using the scale. Close it, then connect again.'),
      details: String(cause),
    },
    { cause },
  )

/** Minimum time between equal readings, in ms. A scale sends up to 50 per second. */
const equalInterval = 500

/** Returns a function that sends each new reading immediately, and equal ones at most every 500 ms. */
function sendingReadings(send: (event: PortEvent) => void, now: () => number) {
  let last = { text: '', at: 0 }
  return (reading: ScaleReading) => {
    const next = { text: JSON.stringify(reading), at: now() }
    if (next.text === last.text && next.at - last.at < equalInterval) return
    last = next
    send({ type: 'weight.read', reading })
  }
}

/**
 * Reads until the port is unplugged or the signal aborts. A parity or framing error ends only the current stream; the
 * port then has a new one.
 */
async function readAll(port: SerialPort, signal: AbortSignal, send: (reading: ScaleReading) => void) {
  let stream = firstStream
  while (port.readable && !signal.aborted) {
    const reader = port.readable.getReader()
    const cancel = () => void reader.cancel()
    signal.addEventListener('abort', cancel, { once: true })
    try {
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        const next = readBytes(stream, chunk.value)
        stream = next.stream
        next.readings.forEach(send)
      }
      return
    } catch {
      // The bytes of a broken stream are incomplete. If the port is unplugged, it has no further stream.
      stream = firstStream
    } finally {
      signal.removeEventListener('abort', cancel)
      reader.releaseLock()
    }
  }
}

type Reading = { signal: AbortSignal; now: () => number; send: (event: PortEvent) => void }

async function openAndRead(port: SerialPort, options: SerialOptions, { signal, now, send }: Reading): Promise<void> {
  try {
    await port.open(options)
  } catch (error) {
    if (!signal.aborted) send({ type: 'port.failed', problem: notOpened(error) })
    return
  }
  if (!signal.aborted) send({ type: 'port.opened' })
  await readAll(port, signal, sendingReadings(send, now))
  try {
    await port.close()
  } catch {
    // An unplugged port is already closed.
  }
  if (!signal.aborted) send({ type: 'port.lost' })
}

/**
 * Opens the port, sends its readings, and closes it when the signal aborts. Sends `port.lost` if the port is unplugged,
 * and `port.failed` if it does not open. Waits for an earlier reader of the port.
 */
export function readPort(port: SerialPort, options: SerialOptions, reading: Reading): void {
  const before = readers.get(port)
  const read = async () => {
    await before
    if (!reading.signal.aborted) await openAndRead(port, options, reading)
  }
  readers.set(port, read())
}
