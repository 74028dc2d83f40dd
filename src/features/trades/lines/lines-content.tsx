import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useMemo, useState } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { useEmitted } from '#actors/use-emitted.ts'
import { countInWords } from '#domain/figures/counts.ts'
import { inBrief } from '#domain/words.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import { t } from '#messages/message.ts'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type LineTools, LineToolsContext } from './line-tools.ts'
import { LinesTable } from './lines-table.tsx'
import { useLineFocus } from './use-line-focus.ts'
import { useLineKeys } from './use-line-keys.ts'

/** Returns the latest text for screen readers. By default, the text is about the line that was added last. */
function useLineAnnouncements(lines: LinesActor) {
  const locale = useLocale()
  const [news, setNews] = useState('')
  const announce = ({ name, position, count }: { name: string; position: number; count: number }) =>
    setNews(
      t('{name} added, line {position} of {count}', {
        name: inBrief(name),
        position: countInWords(position, locale),
        count: countInWords(count, locale),
      }),
    )
  useEmitted(lines, 'line.added', line => {
    if (!line.isPending) announce(line)
  })
  useEmitted(lines, 'line.found', announce)
  return [news, setNews] as const
}

/** Separate component, so that changed lines re-render the table but not the card around it. */
export function LinesContent({
  mayAdd,
  content,
  children,
  ...tools
}: Omit<LineTools, 'locale' | 'hasActions' | 'past' | 'onPriceAccepted'> & {
  past?: LineTools['past']
  mayAdd: boolean
  content: RefObject<HTMLDivElement | null>
  children?: ReactNode
}) {
  const { lines, fixedDecimals, mayChange, mayRemove, past, onRemove, scale } = tools
  const locale = useLocale()
  const marks = useSelector(lines, snapshot => snapshot.context.marks)
  const { rows, rescue } = useLineFocus(lines, content)
  const { goToNextLine, ...keys } = useLineKeys(lines, content)
  const [news, setNews] = useLineAnnouncements(lines)
  const shared = useMemo(
    () => ({
      lines,
      locale,
      fixedDecimals,
      mayChange,
      mayRemove,
      hasActions: mayAdd || mayRemove,
      past,
      onRemove,
      onPriceAccepted: (field: HTMLElement, text: string) => {
        setNews(text)
        goToNextLine(field)
      },
      scale,
    }),
    [lines, locale, fixedDecimals, mayChange, mayRemove, mayAdd, past, onRemove, setNews, goToNextLine, scale],
  )
  return (
    <div ref={content} className={scale?.className} {...keys} {...rescue}>
      {rows.length === 0 ? (
        <EmptyState icon="materials" title={t('No materials yet')}>
          {mayAdd
            ? t('Add a line for each material with its weight and value. You can paste rows of a spreadsheet here.')
            : t('Each line has a material, a weight and a value.')}
        </EmptyState>
      ) : (
        <LineToolsContext value={shared}>
          <LinesTable rows={rows} marks={marks} />
        </LineToolsContext>
      )}
      {children}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  )
}
