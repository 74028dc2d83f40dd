import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { TradeKind } from './trade-kind.ts'

/** Replaces the lines of a record, and their totals, for a user without the permission to view them. */
export const UnseenLines = ({ noun, lacks }: { noun: TradeKind['noun']; lacks: string }) => (
  <Card title="Materials" isFlush>
    <EmptyState icon="materials" title={`You may not see the materials of this ${noun}`}>
      That needs the permission {lacks}. Ask an administrator for a role that has it.
    </EmptyState>
  </Card>
)
