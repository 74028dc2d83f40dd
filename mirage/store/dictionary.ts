/** Recurring values, each with a number from 0 up. */
export type Dictionary = {
  /** The number of a value; a new one for a new value. */
  numberOf(value: string): number
  /** Every value, at the index of its number. */
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

/** The rank of each value among all, by number; equal values share a rank. */
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
