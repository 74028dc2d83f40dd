/** Part of the tables to run. */
export type RunOptions = {
  /** Runs a part of each table that takes a few minutes and depends on the seed. */
  isShort: boolean
  /** Seed for all random values: the same seed repeats a run. */
  seed: number
  /**
   * Pattern for the cells to run, matched against row and column (`materials.create / timeout`), or against the field.
   */
  only?: string | undefined
}
