import fc from 'fast-check'

/** What somebody may type or paste, and what nobody would. */
export const anyText = fc.oneof(
  fc.constantFrom('', ' ', 'Copper', 'copper ', 'Iron 4', 'I confirm', '__proto__', 'constructor', '12,5', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

/** A number as a field gives it: null while there is none. */
export const anyNumber = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 0.1, 0.2, 2.57, 340, 1250.75, 99_999_999.99) },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }) },
)
