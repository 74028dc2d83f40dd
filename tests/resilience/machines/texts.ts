import fc from 'fast-check'

/** Likely and unlikely texts for typing or pasting. */
export const anyText = fc.oneof(
  fc.constantFrom('', ' ', 'Copper', 'copper ', 'Iron 4', 'I confirm', '__proto__', 'constructor', '12,5', '\u0000'),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

/** Value of a number field; null if empty. */
export const anyNumber = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 0.1, 0.2, 2.57, 340, 1250.75, 99_999_999.99) },
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }) },
)

/** Rows of a file or of pasted text, with these cells and others. */
export const anyRows = (separator: string, ...cells: readonly string[]) =>
  fc
    .array(fc.array(fc.oneof(fc.constantFrom(...cells), anyText), { minLength: 1, maxLength: 4 }), {
      maxLength: 9,
      size: 'max',
    })
    .map(rows => rows.map(row => row.join(separator)).join('\n'))
