import type { ByteFormat, PortSettings } from './port-settings.ts'

/** Part of the Web Serial API that the app uses. TypeScript has no types for it. */
export type SerialOptions = { baudRate: number; dataBits: 7 | 8; parity: 'none' | 'even' | 'odd' }

export type SerialPort = EventTarget & {
  /**
   * Stream of the open port; null if the port is closed or unplugged. A broken byte ends the stream; a new stream
   * begins.
   */
  readonly readable: ReadableStream<Uint8Array> | null
  getInfo: () => { usbVendorId?: number; usbProductId?: number }
  open: (options: SerialOptions) => Promise<void>
  close: () => Promise<void>
}

/** Dispatches `connect` when a port with the user's permission is plugged in. */
export type Serial = EventTarget & {
  /** Returns the ports with the user's permission that are plugged in. */
  getPorts: () => Promise<SerialPort[]>
  /** Opens the browser's list of ports. Rejects with a `NotFoundError` if the user closes it. */
  requestPort: () => Promise<SerialPort>
}

const bits = {
  '8N1': { dataBits: 8, parity: 'none' },
  '7E1': { dataBits: 7, parity: 'even' },
  '7O1': { dataBits: 7, parity: 'odd' },
  '8E1': { dataBits: 8, parity: 'even' },
} as const satisfies Record<ByteFormat, Omit<SerialOptions, 'baudRate'>>

export const serialOptions = ({ baudRate, byteFormat }: PortSettings): SerialOptions => ({
  baudRate,
  ...bits[byteFormat],
})

const hexadecimal = (id: number) => id.toString(16).padStart(4, '0')

/** Returns vendor id and product id, such as "0403:6001"; "" for a port without USB. */
export function deviceOf(port: SerialPort): string {
  const { usbVendorId, usbProductId } = port.getInfo()
  return usbVendorId === undefined ? '' : `${hexadecimal(usbVendorId)}:${hexadecimal(usbProductId ?? 0)}`
}

declare global {
  interface Navigator {
    /** Undefined in browsers without Web Serial, and in pages without HTTPS. */
    readonly serial?: Serial
  }
}
