import { createContext, type ReactNode, use } from 'react'
import { createPortal } from 'react-dom'

/** Elements in the page bar and in the bar with the period; null until they are rendered. */
export const ReportBars = createContext<{ page: HTMLElement | null; period: HTMLElement | null }>({
  page: null,
  period: null,
})

/** Renders controls of a loaded report in a bar of its frame. */
export function InReportBar({ bar, children }: { bar: 'page' | 'period'; children: ReactNode }) {
  const element = use(ReportBars)[bar]
  return element && createPortal(children, element)
}
