import { randomInt, randomLcg, randomLogNormal } from 'd3-random'
import { textHash } from '#domain/text-hash.ts'

const hex = new TextEncoder().encode('0123456789abcdef')

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A random generator that repeats its values for the same seed. */
export type Chance = ReturnType<typeof createChance>

export function createChance(seed: string) {
  const source = randomLcg(textHash(seed) / 2 ** 32)
  // Discards the first values, because similar seeds begin with similar values.
  for (let draw = 0; draw < 8; draw += 1) source()

  const integers = randomInt.source(source)
  const logNormals = randomLogNormal.source(source)

  /** Returns an integer from `min` to `max`, both included. */
  const int = (min: number, max: number) => integers(min, max + 1)()
  const pick = <T>(list: readonly T[]): T => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  const word = () => Math.floor(source() * 2 ** 32)
  // Most random values of a large scenario are ids. Creating them from character codes is several times faster than
  // joining strings and needs half the memory.
  const idCharacters = [...new TextEncoder().encode('00000000-0000-4000-8000-000000000000')]
  const writeHex = (bits: number, at: number, from: number, count: number) => {
    for (let place = 0; place < count; place += 1) {
      idCharacters[at + place] = hex[(bits >>> (28 - 4 * (from + place))) & 15] ?? 0
    }
  }

  return {
    int,
    pick,
    /** Creates a separate generator for a part of the data, so that changes to one part do not affect the others. */
    fork: (part: string) => createChance(`${seed}/${part}`),
    /** Returns a uniform number from 0 (included) to 1 (excluded). */
    fraction: () => source(),
    /** Returns true with this probability. */
    happens: (probability: number) => source() < probability,
    /** Returns a log-normally distributed random number, for weights and prices. */
    logNormal: (median: number, sigma: number) => logNormals(Math.log(median), sigma)(),
    /** Picks an item with a probability proportional to its weight. */
    weighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
      let left = source() * list.reduce((sum, item) => sum + weightOf(item), 0)
      return list.find(item => (left -= weightOf(item)) < 0) ?? pick(list)
    },
    /** Returns several different items in the order of the list. */
    some<T>(list: readonly T[], count: number): T[] {
      const rest = [...list]
      while (rest.length > count) rest.splice(int(0, rest.length - 1), 1)
      return rest
    },
    digits: (count: number) => Array.from({ length: count }, () => int(0, 9)).join(''),
    /** Returns a secret for an authenticator app: 160 bits in base32. */
    secret: () => Array.from({ length: 32 }, () => base32.charAt(int(0, 31))).join(''),
    /** Returns an id in the format of a version 4 UUID. The first billion ids of a generator are unique. */
    uuid: () => {
      writeHex(word(), 0, 0, 8)
      const version = (word() & 0xffff0fff) | 0x4000
      writeHex(version, 9, 0, 4)
      writeHex(version, 14, 4, 4)
      const variant = (word() & 0x3fffffff) | 0x80000000
      writeHex(variant, 19, 0, 4)
      writeHex(variant, 24, 4, 4)
      writeHex(word(), 28, 0, 8)
      return String.fromCharCode(...idCharacters)
    },
  }
}
