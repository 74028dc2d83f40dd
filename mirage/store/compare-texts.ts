const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** Compares texts alphabetically, the same way in every browser, and ignores case. */
export const compareTexts = (a: string, b: string) => collator.compare(a, b)

export const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/** Returns a text in lower case and Unicode normal form, for comparisons. */
export const folded = (text: string) => text.toLowerCase().normalize('NFC')
