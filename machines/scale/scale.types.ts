import type { DecimalText } from '#domain/figures/numbers.ts'
import type { Problem } from '#domain/problem.ts'
import type { ScaleReading } from '#domain/scale/scale-reading.ts'

/** Serial port of a scale. `device` is its vendor id and product id, such as "0403:6001"; "" if it has none. */
export type ScalePort = { device: string }

/** Weights captured for one line, in exact kg. `tare` is null after the first press. */
export type CapturedWeight = { line: string; gross: DecimalText; tare: DecimalText | null }

/** `isSupported`: false if the browser has no Web Serial. */
export type ScaleInput = { isSupported: boolean }

export type ScaleContext = ScaleInput & {
  port: ScalePort | null
  /** Last reading of the open port; null if the scale has sent none recently. */
  reading: ScaleReading | null
  /** Last weight captured. Without a tare, it waits for the second press. */
  captured: CapturedWeight | null
  /** Line that waits for a stable weight. */
  awaiting: string | null
  /** Reason why the port could not be opened. */
  problem: Problem | null
}

export type ScaleEvent =
  /** The user wants to choose a port. */
  | { type: 'port.choose' }
  /** A port with the user's permission was plugged in. */
  | { type: 'port.appeared'; port: ScalePort }
  | PortEvent
  | { type: 'port.close' }
  /** The user chose another baud rate or parity. */
  | { type: 'settings.changed' }
  /** Captures the weight for a line: first the gross weight, then the tare. */
  | { type: 'weight.capture'; line: string }
  /** Continues a line with its gross weight: the next weight is the tare. */
  | { type: 'weight.resume'; line: string; gross: DecimalText }
  /** The user typed another weight in a line, or closed its form. */
  | { type: 'weight.discard'; line: string }

/** Events of the actor that reads the port. */
export type PortEvent =
  | { type: 'port.opened' }
  /** The port was unplugged. */
  | { type: 'port.lost' }
  | { type: 'port.failed'; problem: Problem }
  | { type: 'weight.read'; reading: ScaleReading }

export type ScaleEmitted =
  | ({ type: 'weight.captured' } & CapturedWeight)
  /** No stable weight followed in time. */
  | { type: 'weight.missed'; line: string }

/** State of the last reading. */
export type ReadingTag = 'moving' | 'stable' | 'overload' | 'underload' | 'unreadable' | 'noUnit'

export type ScaleTag =
  | 'unsupported'
  | 'disconnected'
  | 'lost'
  | 'failed'
  | 'connecting'
  | 'attached'
  | 'silent'
  | ReadingTag
  | 'awaiting'
