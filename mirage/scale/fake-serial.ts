import type { PortSettings } from '#domain/scale/port-settings.ts'
import { type Serial, type SerialOptions, type SerialPort, serialOptions } from '#domain/scale/serial.ts'
import type { VirtualScale } from './virtual-scale.ts'

const bytesOf = (text: string) => Uint8Array.from(text, character => character.codePointAt(0) ?? 0)

/** Simulates bytes that arrive at a wrong speed or parity: none of them is a digit or a line end. */
const garbled = (bytes: Uint8Array) => bytes.map(byte => byte | 0x80)

const isSame = (options: SerialOptions, settings: PortSettings) => {
  const { baudRate, dataBits, parity } = serialOptions(settings)
  return options.baudRate === baudRate && options.dataBits === dataBits && options.parity === parity
}

/** Serial port of the virtual scale. Sends a frame every `interval` ms while it is open. */
class FakePort extends EventTarget implements SerialPort {
  readable: ReadableStream<Uint8Array> | null = null
  readonly #scale: VirtualScale
  readonly #interval: number
  #stop = () => {}

  constructor(scale: VirtualScale, interval: number) {
    super()
    this.#scale = scale
    this.#interval = interval
  }

  /** Ids of a common converter from USB to RS-232. */
  getInfo = () => ({ usbVendorId: 0x0403, usbProductId: 0x6001 })

  open = async (options: SerialOptions) => {
    if (this.readable) throw new DOMException('The port is already open.', 'InvalidStateError')
    if (!this.#scale.state().isPluggedIn) throw new DOMException('Failed to open serial port.', 'NetworkError')
    this.readable = new ReadableStream({
      start: controller => {
        const timer = setInterval(() => {
          const bytes = bytesOf(this.#scale.nextFrame())
          controller.enqueue(isSame(options, this.#scale.state().port) ? bytes : garbled(bytes))
        }, this.#interval)
        this.#stop = () => clearInterval(timer)
        const unsubscribe = this.#scale.subscribe(() => {
          if (this.#scale.state().isPluggedIn) return
          unsubscribe()
          this.#stop()
          this.readable = null
          controller.error(new DOMException('The device has been lost.', 'NetworkError'))
        })
      },
      cancel: () => this.#stop(),
    })
  }

  close = async () => {
    this.#stop()
    this.readable = null
  }
}

/**
 * Web Serial API with the port of one virtual scale. Choosing a port needs no list: the user gets the scale
 * immediately, or a `NotFoundError` while it is unplugged. `interval` is the time between frames in ms; 100 by default.
 */
export function createFakeSerial(scale: VirtualScale, interval = 100): Serial {
  const port = new FakePort(scale, interval)
  let isAllowed = false
  let wasPluggedIn = scale.state().isPluggedIn
  const ports = async () => (isAllowed && scale.state().isPluggedIn ? [port] : [])
  const serial = Object.assign(new EventTarget(), {
    getPorts: ports,
    requestPort: async () => {
      if (!scale.state().isPluggedIn) throw new DOMException('No port selected by the user.', 'NotFoundError')
      isAllowed = true
      return port
    },
  })
  scale.subscribe(() => {
    const { isPluggedIn } = scale.state()
    if (isPluggedIn === wasPluggedIn) return
    wasPluggedIn = isPluggedIn
    if (isAllowed) serial.dispatchEvent(new Event(isPluggedIn ? 'connect' : 'disconnect'))
  })
  return serial
}
