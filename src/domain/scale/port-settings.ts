import { fieldsIn } from '#rules/fields.ts'

export const baudRates = [1200, 2400, 4800, 9600, 19_200, 38_400, 57_600, 115_200] as const
/** Bits per second. */
export type BaudRate = (typeof baudRates)[number]

export const byteFormats = ['8N1', '7E1', '7O1', '8E1'] as const
/** Data bits, parity (none, even or odd) and stop bits of a byte, as in the manuals of scales. */
export type ByteFormat = (typeof byteFormats)[number]

/** Settings of a serial port. Must be equal on the scale and in the browser. */
export type PortSettings = { baudRate: BaudRate; byteFormat: ByteFormat }

/** Factory settings of most scales. */
export const defaultPortSettings: PortSettings = { baudRate: 9600, byteFormat: '8N1' }

/** Parses stored settings. Replaces missing and invalid settings with the defaults. */
export function portSettingsIn(value: unknown): PortSettings {
  const { baudRate, byteFormat } = fieldsIn(value)
  return {
    baudRate: baudRates.find(rate => rate === baudRate) ?? defaultPortSettings.baudRate,
    byteFormat: byteFormats.find(format => format === byteFormat) ?? defaultPortSettings.byteFormat,
  }
}
