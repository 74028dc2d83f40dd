/** How much of the tables is run. */
export type Extent = {
  /** A part of each table that takes a few minutes, and differs with the seed. */
  isShort: boolean
  /** The seed of everything random: the same seed repeats a run. */
  seed: number
  /**
   * A pattern for the cells to run, matched against row and column (`materials.create / timeout`), or against the
   * field.
   */
  only?: string | undefined
}
