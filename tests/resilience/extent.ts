/** How much of the tables is run. */
export type Extent = {
  /** The part that tells most in the least time, for every `npm test`. */
  isShort: boolean
  /** The seed of everything random: the same seed repeats a run. */
  seed: number
  /**
   * A pattern for the cells to run, matched against row and column (`materials.create / timeout`), or against the
   * field.
   */
  only?: string | undefined
}
