/** Characters that file systems reject, invisible characters, and characters that change the text direction. */
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

/**
 * Maximum bytes of each text in a file name. Longer texts are truncated, because file systems limit names to 255 bytes.
 */
const mostBytes = 72

const bytesOf = (text: string) => new TextEncoder().encode(text).length

function plain(text: string): string {
  const words = text.replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  if (bytesOf(words) <= mostBytes) return words
  let shortened = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(words)) {
    if (bytesOf(shortened + segment) > mostBytes) break
    shortened += segment
  }
  return `${shortened.trim()}…`
}

/**
 * Returns a file name that all file systems accept: "threereco transactions Umhlanga Metals, search kasi,
 * 2026-11-22.csv". `of` is the owner of the rows, null for all rows. `notes` describe the active filters. `day` is the
 * date of the export.
 */
export function csvFileName({
  what,
  of,
  notes,
  day,
}: {
  what: string
  of: string | null
  notes: readonly string[]
  day: string
}): string {
  const whose = of === null ? '' : plain(of)
  const head = ['threereco', what, whose].filter(Boolean).join(' ')
  return `${[head, ...notes.map(plain).filter(Boolean), day].join(', ')}.csv`
}
