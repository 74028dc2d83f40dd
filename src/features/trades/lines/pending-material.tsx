import { useSelector } from '@xstate/react'
import { useApi } from '#actors/use-api.ts'
import { materialColumns } from '#domain/trades/material-rules.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { PendingLine } from '#machines/lines/lines.types.ts'
import { reasonOf } from '#machines/lines/pending-line.reason.ts'
import { useLookup } from '#patterns/lookup/use-lookup.ts'
import type { Material } from '#schemas/material.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { ComboBox } from '#ui/pickers/combo-box.tsx'
import * as css from './line-row.css.ts'
import { materialOption } from './material-lookup.ts'

/** A look-up for the material of a pending line, which begins with its term. */
function Choice({ term, reason, onChoose }: { term: string; reason: string; onChoose: (material: Material) => void }) {
  const { list } = useApi().materials
  const { search, itemOf } = useLookup<Material>({
    find: list,
    searchColumn: materialColumns,
    toOption: materialOption,
    firstTerm: term,
    emptyText: 'No materials found.',
  })
  return (
    <ComboBox
      label={`Material for “${term}”`}
      isLabelHidden
      value={null}
      search={search}
      errorMessage={`${reason}. Choose the right one.`}
      onChange={option => {
        const material = itemOf(option)
        if (material) onChoose(material)
      }}
    />
  )
}

/** The state of a pending line: its look-up, a button to retry it, or a field to choose the material. */
export function PendingMaterial({ line, lines }: { line: PendingLine; lines: LinesActor }) {
  const { key, pending } = line
  const isAsking = useSelector(pending, snapshot => snapshot.hasTag('asking'))
  const isUnclear = useSelector(pending, snapshot => snapshot.hasTag('unclear'))
  const reason = useSelector(pending, snapshot => reasonOf(snapshot.context))
  if (isUnclear) {
    return (
      <div className={css.choice}>
        <Choice
          term={line.term}
          reason={reason}
          onChoose={material => lines.send({ type: 'line.choose', key, material })}
        />
      </div>
    )
  }
  return (
    <span className={css.status}>
      {isAsking ? <Skeleton width={9} /> : null}
      <output>{isAsking ? 'looking it up' : reason}</output>
      {isAsking ? null : (
        <Button size="small" icon="retry" onPress={() => lines.send({ type: 'line.retry', key })}>
          Retry
        </Button>
      )}
    </span>
  )
}
