import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { firstStream, readBytes } from '#domain/scale/scale-stream.ts'

vi.setConfig({ testTimeout: 60_000 })

const bytesOf = (text: string) => Array.from(text, character => character.codePointAt(0) ?? 0)

/** Returns the stable weights in kg that a new stream gives for these bytes. */
const stableIn = (bytes: readonly number[]) =>
  readBytes(firstStream, bytes).readings.flatMap(reading =>
    reading.kind === 'weight' && reading.isStable ? [Number(reading.kg)] : [],
  )

/** Changes one byte: replaced, lost, doubled, or exchanged with the next byte. */
const change = fc.record({
  how: fc.constantFrom('replaced', 'lost', 'doubled', 'exchanged'),
  at: fc.nat({ max: 63 }),
  by: fc.oneof(fc.constantFrom(...bytesOf('0123456789. ,-+kglbtGNKLTM\r\n\x02\x03')), fc.nat({ max: 255 })),
})
const changesOfLine = fc.array(change, { minLength: 1, maxLength: 3 })
/** A checksum of the sum of the bytes does not notice an exchange. */
const changeOfFrame = change.filter(({ how }) => how !== 'exchanged')

type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

const mutated = (line: readonly number[], changes: readonly Change[]) =>
  changes.reduce((bytes, { how, at, by }) => {
    const place = bytes.length === 0 ? 0 : at % bytes.length
    const [own = by, next = by] = bytes.slice(place)
    if (how === 'replaced') return bytes.with(place, by)
    if (how === 'lost') return bytes.toSpliced(place, 1)
    return how === 'doubled' ? bytes.toSpliced(place, 0, own) : bytes.toSpliced(place, 2, next, own)
  }, Array.from(line))

const factors = {
  kg: 1,
  Kg: 1,
  KG: 1,
  K: 1,
  g: 0.001,
  t: 1000,
  lb: 0.453_592_37,
  Lb: 0.453_592_37,
  LB: 0.453_592_37,
  L: 0.453_592_37,
}

/** Returns each complete number of the text in each unit that follows it, in kg and with both signs. */
function weightsIn(text: string): readonly number[] {
  return text.split(/[\p{Cc}]/u).flatMap(line =>
    [...line.matchAll(/\d[\d.,]*/g)].flatMap(({ 0: digits, index }) =>
      Object.entries(factors).flatMap(([unit, factor]) => {
        const kg = Number(digits.replace(/[.,]+$/, '').replace(',', '.')) * factor
        return line.slice(index + digits.length).includes(unit) ? [kg, -kg] : []
      }),
    ),
  )
}

const isIn = (weights: readonly number[], kg: number) => weights.some(weight => Math.abs(weight - kg) < 1e-9)

const runs = { numRuns: 20_000, seed: 20_261_128 }

test.each([
  ['METTLER TOLEDO MT-SICS', 'S S     642.5 kg\r\n'],
  ['A&D, CAS', 'ST,GS,+00642.5kg\r\n'],
  ['CAS with lamps', 'ST,GS,1\xc4,000642.5 kg\r\n'],
  ['Cardinal', '\r+006425  kg g  \x03'],
  ['Rice Lake', '\x02   6425KG \r\n'],
  ['Rinstrum', '\x02    642.5G Z- kg\x03'],
  ['OHAUS', '    642.5 kg    G\r\n'],
])('20,000 changed lines of %s give no stable weight that the line does not contain', (_, line) => {
  const sent = bytesOf(line)
  fc.assert(
    fc.property(changesOfLine, changes => {
      const bytes = mutated(sent, changes)
      const text = String.fromCodePoint(...bytes)
      const among = [...sent, ...sent, ...bytes, ...sent, ...sent]
      const known = weightsIn(text)
      for (const kg of stableIn(Array.from({ length: 6 }, () => bytes).flat())) {
        expect(isIn(known, kg), `${kg} in ${JSON.stringify(text.repeat(2))}`).toBe(true)
      }
      for (const kg of stableIn(among))
        expect(isIn([...known, ...weightsIn(line)], kg), `${kg} beside ${text}`).toBe(true)
    }),
    runs,
  )
})

const toledo = (tenths: number) => {
  const frame = bytesOf(`\x02+0 ${String(tenths).padStart(6, '0')}000000\r`)
  return [...frame, -frame.reduce((sum, byte) => sum + byte, 0) & 0x7f]
}

test('20,000 changed frames of Toledo give no stable weight that was not sent', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999 }), fc.nat({ max: 99_999 }), changeOfFrame, (tenths, next, changed) => {
      const after = [...toledo(next), ...toledo(next)]
      const sent = [tenths / 10, next / 10]
      const broken = mutated(toledo(tenths), [changed])
      for (const bytes of [
        [...broken, ...after],
        [...toledo(next), ...broken, ...after],
      ]) {
        for (const kg of stableIn(bytes)) expect(isIn(sent, kg), `${kg} kg of ${tenths / 10}`).toBe(true)
      }
    }),
    runs,
  )
})
