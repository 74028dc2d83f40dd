const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** The sort order of texts: alphabetical, the same in every browser, and regardless of case. */
export const compareTexts = (a: string, b: string) => collator.compare(a, b)

/** The sort order of the values of a column. */
export const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/** A text in lower case and Unicode normal form, so that texts that differ only in these are equal. */
export const folded = (text: string) => text.toLowerCase().normalize('NFC')
