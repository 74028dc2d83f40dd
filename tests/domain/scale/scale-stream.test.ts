import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import type { ScaleReading } from '#domain/scale/scale-reading.ts'
import { firstStream, readBytes } from '#domain/scale/scale-stream.ts'
import { realLines, recordings } from '#tests/inputs/scale-lines.ts'

vi.setConfig({ testTimeout: 120_000 })

const bytesOf = (text: string) => Array.from(text, character => character.codePointAt(0) ?? 0)
const readingsOf = (text: string) => readBytes(firstStream, bytesOf(text)).readings
const formatOf = (text: string) => readBytes(firstStream, bytesOf(text)).stream.format

/** Writes readings briefly: "642.5 stable", "638.2 moving", "overload". */
const inBrief = (readings: readonly ScaleReading[]) =>
  readings.map(reading =>
    reading.kind === 'weight' ? `${reading.kg} ${reading.isStable ? 'stable' : 'moving'}` : reading.kind,
  )

describe('Recorded streams', () => {
  test.each<[keyof typeof recordings, string, readonly string[]]>([
    [
      'METTLER TOLEDO MT-SICS: SIR',
      'sics',
      ['638.2 moving', '641.9 moving', '642.5 stable', 'overload', '642.5 stable', 'underload', 'moving', 'unreadable'],
    ],
    ['METTLER TOLEDO MT-SICS in grams', 'sics', ['0.10000 stable', '-0.00025 moving']],
    ['A&D standard format', 'headed', ['642.50 stable', '-0.18369 moving', 'overload', 'underload', 'unreadable']],
    ['A&D with comparison and CSV', 'headed', ['1.234 stable', '0.0001278 stable']],
    ['CAS 18 bytes', 'headed', ['642.5 stable', '-38.0 moving', 'overload', 'unreadable']],
    ['CAS 22 bytes', 'headed', ['642.5 stable', '638.2 moving', 'underload']],
    ['OHAUS, moving', 'plain', ['638.2 moving', '641.9 moving', '642.5 moving']],
    [
      'number and unit, five times',
      'plain',
      [...Array<string>(4).fill('5.669904625 moving'), '5.669904625 stable', '5.896700810 moving'],
    ],
    ['Toledo continuous with checksum', 'toledo', ['642.5 stable', '638.2 moving', 'overload', '642.5 stable']],
    ['Toledo continuous without checksum', 'toledoUnchecked', ['unreadable', 'unreadable', '12000 stable']],
  ])('%s', (name, format, expected) => {
    expect(inBrief(readingsOf(recordings[name]))).toEqual(expected)
    expect(formatOf(recordings[name])).toBe(format)
  })
})

describe('Lines of real scales', () => {
  test.each(realLines)('%s', (_, line, last) => {
    const readings = inBrief(readingsOf(`\r\n${line.repeat(6)}`))
    expect(readings.at(-1)).toBe(last)
    expect(readings.filter(reading => reading.endsWith('stable') && reading !== last)).toEqual([])
  })

  test('ends a stable weight with the first line that cannot be read', () => {
    for (const line of [
      'OL\r\n',
      '+ ~~~~~~~~GN\r\n',
      'ST,GS,+00412.6Kg'.padEnd(80, 'x'),
      'ST,GS,+0\x02',
      '12480\r\n',
    ]) {
      const readings = inBrief(readingsOf(`${'ST,GS,+00412.6Kg\r\n'.repeat(2)}${line}`))
      expect(readings.slice(0, 2)).toEqual(['412.6 stable', '412.6 stable'])
      expect(['overload', 'unreadable', 'noUnit']).toContain(readings[2])
    }
  })
})

describe('A disturbed stream', () => {
  test('reads on after garbage between frames', () => {
    const stream = 'S S 1.5 kg\r\n\xff\xfe\x00garbage\r\nS S 2.5 kg\r\nS S 9.9\r\n\r\nS S 3.5 kg\r\n'
    expect(inBrief(readingsOf(stream))).toEqual(['1.5 stable', 'unreadable', '2.5 stable', 'noUnit', '3.5 stable'])
  })

  test('skips the end of a frame when the port opens in the middle of it', () => {
    expect(inBrief(readingsOf('42.5 kg\r\nS S 642.5 kg\r\n'))).toEqual(['642.5 stable'])
  })

  test('waits for the rest of half a frame', () => {
    const half = readBytes(firstStream, bytesOf('S S 64'))
    expect(half.readings).toEqual([])
    expect(inBrief(readBytes(half.stream, bytesOf('2.5 kg\r\n')).readings)).toEqual(['642.5 stable'])
  })

  test('reads on after a frame of any length, and keeps at most 64 bytes', () => {
    const { stream } = readBytes(firstStream, bytesOf(`S S ${'1'.repeat(100_000)}`))
    expect(stream.framing.text.length).toBeLessThanOrEqual(64)
    expect(inBrief(readBytes(stream, bytesOf(' kg\r\nS S 1.5 kg\r\n')).readings)).toEqual(['1.5 stable'])
  })

  test('rejects a Toledo frame with a wrong checksum', () => {
    expect(inBrief(readingsOf('\x02+0 006425000000\r\x24'))).toEqual(['unreadable'])
  })

  test('keeps its format when one line looks like another format', () => {
    const stream = 'S S 1.5 kg\r\nST,GS,+00009.9kg\r\n 9.9 kg\r\nS S 2.5 kg\r\n'
    expect(inBrief(readingsOf(stream))).toEqual(['1.5 stable', 'unreadable', 'unreadable', '2.5 stable'])
  })

  test('switches to another format after three of its frames', () => {
    const stream = `S S 1.5 kg\r\n${'ST,GS,+00009.9kg\r\n'.repeat(4)}`
    expect(inBrief(readingsOf(stream))).toEqual(['1.5 stable', 'unreadable', 'unreadable', '9.9 stable', '9.9 stable'])
  })

  test('counts equal weights again after a broken frame', () => {
    const stream = `\r\n${' 12.5 kg\r\n'.repeat(4)} 1?.5 kg\r\n${' 12.5 kg\r\n'.repeat(4)}`
    const moving = Array<string>(4).fill('12.5 moving')
    expect(inBrief(readingsOf(stream))).toEqual([...moving, 'unreadable', ...moving])
  })
})

/** Frames of a moving weight in each format. The Toledo frame has its checksum. */
function movingFrame(format: number, tenths: number): readonly number[] {
  const kg = `${Math.floor(tenths / 10)}.${tenths % 10}`
  const texts = [`S D ${kg.padStart(10)} kg\r\n`, `US,GS,+${kg.padStart(7, '0')}kg\r\n`, ` ${kg} kg  ?\r\n`]
  const text = texts[format]
  if (text !== undefined) return bytesOf(text)
  const toledo = bytesOf(`\x02+8 ${String(tenths).padStart(6, '0')}000000\r`)
  return [...toledo, -toledo.reduce((sum, byte) => sum + byte, 0) & 0x7f]
}

/** A frame as it arrives, with at most one disturbance: a flipped bit, a lost byte, or the rest of the frame lost. */
const arrived = fc
  .record({
    frame: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 99_999 })).map(args => movingFrame(...args)),
    disturbance: fc.constantFrom('none', 'flip', 'lost', 'cut'),
    at: fc.nat({ max: 40 }),
    bit: fc.nat({ max: 7 }),
  })
  .map(({ frame, disturbance, at, bit }) => {
    const place = at % frame.length
    if (disturbance === 'flip') return frame.with(place, (frame[place] ?? 0) ^ (1 << bit))
    if (disturbance === 'lost') return frame.toSpliced(place, 1)
    return disturbance === 'cut' ? frame.slice(0, place) : frame
  })

const garbage = fc.array(fc.nat({ max: 255 }), { maxLength: 12 })
const disturbed = fc
  .array(fc.oneof({ weight: 3, arbitrary: arrived }, garbage), { maxLength: 12 })
  .map(parts => parts.flat())

const characters = fc.constantFrom(...bytesOf('S SDTUGOL,+-0123456789. kgtlb?\r\n\x02\x03\xc4'))
const anyBytes = fc.array(fc.oneof(characters, fc.nat({ max: 255 })), { maxLength: 200 })

const runs = { numRuns: 5000, seed: 20_261_126 }

describe('10,000 random streams', () => {
  test('never give a stable weight without a stable frame', () => {
    fc.assert(
      fc.property(disturbed, bytes => {
        const stable = inBrief(readBytes(firstStream, bytes).readings).filter(text => text.endsWith('stable'))
        expect(stable).toEqual([])
      }),
      runs,
    )
  })

  test('give the same readings however the bytes are divided', () => {
    fc.assert(
      fc.property(fc.oneof(disturbed, anyBytes), fc.array(fc.nat({ max: 20 }), { minLength: 1 }), (bytes, sizes) => {
        let stream = firstStream
        const readings: ScaleReading[] = []
        let at = 0
        for (let turn = 0; at < bytes.length; turn += 1) {
          const size = (sizes[turn % sizes.length] ?? 0) + 1
          const next = readBytes(stream, bytes.slice(at, at + size))
          stream = next.stream
          readings.push(...next.readings)
          at += size
        }
        expect(readings).toEqual(readBytes(firstStream, bytes).readings)
        expect(stream.framing.text.length).toBeLessThanOrEqual(64)
      }),
      runs,
    )
  })
})
