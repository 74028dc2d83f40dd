import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { TradeKind } from './trade-kind.ts'

/** In place of the lines of a record, and of what they come to, for somebody who may not view them. */
export const UnseenLines = ({ noun, lacks }: { noun: TradeKind['noun']; lacks: string }) => (
  <Card title="Materials" isFlush>
    <EmptyState icon="materials" title={`You may not see the materials of this ${noun}`}>
      That needs the permission {lacks}. Ask an administrator for a role that has it.
    </EmptyState>
  </Card>
)
