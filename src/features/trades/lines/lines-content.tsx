import { useSelector } from '@xstate/react'
import type { ReactNode, RefObject } from 'react'
import { useLocale } from '#actors/environment.tsx'
import { VisuallyHidden } from '#ui/basics/visually-hidden.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { LineTools } from './line-row.tsx'
import { LinesTable } from './lines-table.tsx'
import { useLineFocus } from './use-line-focus.ts'
import { useLineKeys } from './use-line-keys.ts'
import { useLineNews } from './use-line-news.ts'

/**
 * The table of the lines, or words in its place. A component of its own, so that a change of a line renders nothing of what
 * is around the table. `content` is the element that holds it, and `children`, which come after the last line.
 */
export function LinesContent({
  mayAdd,
  content,
  children,
  ...tools
}: Omit<LineTools, 'locale' | 'hasActions'> & {
  mayAdd: boolean
  content: RefObject<HTMLDivElement | null>
  children?: ReactNode
}) {
  const { lines, mayRemove } = tools
  const locale = useLocale()
  const marks = useSelector(lines, snapshot => snapshot.context.marks)
  const { rows, rescue } = useLineFocus(lines, content)
  const keys = useLineKeys(lines, content)
  const news = useLineNews(lines)
  return (
    <div ref={content} {...keys} {...rescue}>
      {rows.length === 0 ? (
        <EmptyState icon="materials" title="No materials yet">
          {mayAdd
            ? 'Add what was weighed: each material is a line with its weight and its value. You can paste rows of a spreadsheet here.'
            : 'Each material is a line with its weight and its value.'}
        </EmptyState>
      ) : (
        <LinesTable {...{ rows, marks, locale }} {...tools} hasActions={mayAdd || mayRemove} />
      )}
      {children}
      <VisuallyHidden>
        <output>{news}</output>
      </VisuallyHidden>
    </div>
  )
}
