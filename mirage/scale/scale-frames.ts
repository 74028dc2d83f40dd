/** Formats of the virtual scale, as the makers name them. */
export const frameFormats = {
  sics: 'METTLER TOLEDO MT-SICS',
  headed: 'A&D, CAS (ST,GS)',
  plain: 'OHAUS',
  toledo: 'Toledo continuous',
  rinstrum: 'Rinstrum, without a unit',
  hardy: 'Hardy HI-215, which the app cannot read',
} as const
export type FrameFormat = keyof typeof frameFormats

/** Units of the virtual scale: units per kg, and decimals of the display. */
export const displayUnits = {
  kg: { perKg: 1, decimals: 1 },
  g: { perKg: 1000, decimals: 0 },
  t: { perKg: 0.001, decimals: 4 },
  lb: { perKg: 1 / 0.453_592_37, decimals: 1 },
} as const
export type DisplayUnit = keyof typeof displayUnits

/** Content of a frame. `steps` is the weight in steps of the display: 6425 for 642.5 kg. */
export type Displayed = { unit: DisplayUnit; steps: number; state: 'stable' | 'moving' | 'overload' }

export const displaySteps = (kg: number, unit: DisplayUnit) =>
  Math.round(kg * displayUnits[unit].perKg * 10 ** displayUnits[unit].decimals)

function digitsOf({ unit, steps }: Displayed): string {
  const { decimals } = displayUnits[unit]
  const digits = String(Math.abs(steps)).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

const signOf = ({ steps }: Displayed, plus = '') => (steps < 0 ? '-' : plus)

/** Status characters of the Toledo format: see `domain/scale/toledo-format.ts`. */
function toledo({ unit, steps, state }: Displayed): string {
  const a = 0b10_1000 | (displayUnits[unit].decimals + 2)
  const b =
    0b10_0000 |
    (unit === 'lb' ? 0 : 0b1_0000) |
    (steps < 0 ? 0b10 : 0) |
    { stable: 0, moving: 0b1000, overload: 0b100 }[state]
  const c = 0b10_0000 | { kg: 0, lb: 0, g: 1, t: 2 }[unit]
  const text = `\u0002${String.fromCodePoint(a, b, c)}${String(Math.abs(steps)).padStart(6, '0').slice(-6)}000000\r`
  const sum = Array.from(text).reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0)
  return text + String.fromCodePoint(-sum & 0x7f)
}

const writers: Readonly<Record<FrameFormat, (shown: Displayed) => string>> = {
  sics: shown =>
    shown.state === 'overload'
      ? 'S +\r\n'
      : `S ${shown.state === 'stable' ? 'S' : 'D'} ${(signOf(shown) + digitsOf(shown)).padStart(10)} ${shown.unit}\r\n`,
  headed: shown => {
    const header = { stable: 'ST', moving: 'US', overload: 'OL' }[shown.state]
    return `${header},GS,${signOf(shown, '+')}${digitsOf(shown).padStart(7, '0')}${shown.unit}\r\n`
  },
  plain: shown =>
    shown.state === 'overload'
      ? 'Err 8.3\r\n'
      : `${(signOf(shown) + digitsOf(shown)).padStart(10)} ${shown.unit.padEnd(5)} ${shown.state === 'moving' ? '?' : ' '}\r\n`,
  toledo,
  rinstrum: shown => {
    const status = { stable: 'G', moving: 'M', overload: 'O' }[shown.state]
    return `\u0002${(signOf(shown) + digitsOf(shown)).padStart(9)}${status}\u0003`
  },
  hardy: shown => ` GROSS ${signOf(shown, ' ')}${digitsOf(shown).padStart(9, '0')} ${shown.unit.toUpperCase()}\r\n`,
}

/** Returns the characters that a scale sends for a weight. Each character is one byte. */
export const frameOf = (format: FrameFormat, shown: Displayed): string => writers[format](shown)
