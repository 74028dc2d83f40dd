/** Recurring values, each with an integer from 0. */
export type Dictionary = {
  /** Returns the number of a value. Adds the value if it is new. */
  numberOf(value: string): number
  /** All values, indexed by number. */
  readonly values: readonly string[]
}

export function createDictionary(): Dictionary {
  const numbers = new Map<string, number>()
  const values: string[] = []
  return {
    numberOf(value) {
      let number = numbers.get(value)
      if (number === undefined) {
        number = values.length
        numbers.set(value, number)
        values.push(value)
      }
      return number
    },
    values,
  }
}

/** Returns the rank of each value, indexed by number. Equal values share a rank. */
export function ranksOf(values: readonly string[], compare: (a: string, b: string) => number) {
  const ranks: number[] = []
  let [rank, before]: [number, string | null] = [0, null]
  const numbers = values.map((_, number) => number).toSorted((a, b) => compare(values[a] ?? '', values[b] ?? ''))
  for (const number of numbers) {
    const value = values[number] ?? ''
    if (before !== null && compare(before, value) !== 0) rank += 1
    ranks[number] = rank
    before = value
  }
  return ranks
}
