import type { FlowFigure, FlowSelection } from '#domain/flow/flow-selection.ts'
import { isolated } from '#domain/words.ts'
import { t } from '#messages/message.ts'
import { flowGroups } from '#routing/flow-search.ts'
import type { MaterialFlow } from '#schemas/flow.ts'
import { flowTable } from './flow-table-rows.ts'
import { spansOf } from './span-rows.ts'

const figureTitles: Readonly<Record<FlowFigure, string>> = {
  opening: t('Opening stock'),
  closing: t('Closing stock'),
  in: t('In'),
  out: t('Out'),
  bought: t('Bought'),
  collected: t('Collected'),
  sold: t('Sold'),
}

/** Returns the name of a row in any grouping; null for the total and for rows that do not exist. */
function nameOfRow(flow: MaterialFlow, of: string, locale: string): string | null {
  const bodies = flowGroups.flatMap(by => flowTable(flow, by, locale).bodies)
  const rows = bodies.flatMap(({ head, rows: own }) => (head ? [head, ...own] : own))
  const spans = [...spansOf(flow, 'month', locale), ...spansOf(flow, 'quarter', locale)]
  const found = [...rows, ...spans].find(row => row.of === of)
  return found ? isolated(found.name) : null
}

/** Returns the heading for the records of a figure: "Sold: Copper wire". */
export function titleOfSelection(flow: MaterialFlow, { figure, of }: FlowSelection, locale: string): string {
  const name = nameOfRow(flow, of, locale)
  return name === null ? figureTitles[figure] : t('{figure}: {name}', { figure: figureTitles[figure], name })
}
