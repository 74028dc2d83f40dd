const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** How texts are sorted: as people read them, in the same order in every browser, without regard to case. */
export const compareTexts = (a: string, b: string) => collator.compare(a, b)

/** How the values of a column are sorted. */
export const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b))

/** What two texts have in common that differ in case alone, or in how Unicode writes their accents. */
export const folded = (text: string) => text.toLowerCase().normalize('NFC')
