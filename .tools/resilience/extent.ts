/** How much of the tables is gone through. */
export type Extent = {
  /** A part that tells most in the least time, for every `npm test`. */
  isShort: boolean
  /** What chance begins with: the same seed does the same. */
  seed: number
  /** A pattern: of the calls only the cells whose row and column (`materials.create / timeout`) fit, of the fields only those. */
  only?: string | undefined
}
