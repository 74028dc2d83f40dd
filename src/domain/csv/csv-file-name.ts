/** Characters that a system of files refuses, that end its names unseen, or that turn what stands after them around. */
const unfit = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu

/** Bytes that a text may take: of a longer one the rest is left out, so that the name stays within the 255 that systems take. */
const mostBytes = 72

const bytesOf = (text: string) => new TextEncoder().encode(text).length

function plain(text: string): string {
  const words = text.replace(unfit, ' ').replace(/\s+/g, ' ').trim()
  if (bytesOf(words) <= mostBytes) return words
  let kept = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(words)) {
    if (bytesOf(kept + segment) > mostBytes) break
    kept += segment
  }
  return `${kept.trim()}…`
}

/**
 * The name of a file of rows, which every system of files takes: "threereco transactions Umhlanga Metals, search kasi,
 * 2026-11-22.csv". `of` is whose rows they are, null for those of all; `notes` say which they are; `day` is the day it is made.
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
