import { useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { inBrief } from '#domain/words.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'

/** What happened to the lines last, for screen readers: the eye has the row. */
export function useLineNews(lines: LinesActor): string {
  const locale = useLocale()
  const [news, setNews] = useState('')
  const tell = ({ name, position, count }: { name: string; position: number; count: number }) =>
    setNews(`${inBrief(name)} added, line ${countInWords(position, locale)} of ${countInWords(count, locale)}`)
  useEmitted(lines, 'line.added', line => {
    if (!line.isPending) tell(line)
  })
  useEmitted(lines, 'line.found', tell)
  return news
}
