import { type ReactNode, useState } from 'react'
import type { Inspection } from '#lab/core/inspect/inspection.ts'
import { ActorRail } from '#lab/view/inspect/actor-rail.tsx'
import { ActorTree } from '#lab/view/inspect/actor-tree.tsx'
import * as css from '#lab/view/inspect/inspect.css.ts'
import { Sequence } from '#lab/view/inspect/sequence.tsx'
import { useInspection } from '#lab/view/inspect/use-inspection.ts'
import { Segments } from '#ui/pickers/segments.tsx'
import { machineOf } from './machine-catalogue.ts'

const parts = [
  { id: 'chart', label: 'Chart' },
  { id: 'messages', label: 'Messages' },
  { id: 'context', label: 'Context' },
  { id: 'run', label: 'Run' },
] as const

function Machines({ inspection }: { inspection: Inspection }) {
  const { inspected } = useInspection(inspection)
  const [part, setPart] = useState<(typeof parts)[number]['id']>('chart')
  if (!inspected) return null
  const { actors, actor, choose } = inspected
  return (
    <div className={css.panel}>
      <div className={css.halves}>
        <div className={css.actors}>
          <ActorTree actors={actors} shown={actor} onChoose={choose} />
        </div>
        <div className={css.details}>
          <div>
            <Segments label="Part" options={parts} value={part} onChange={setPart} />
          </div>
          {part === 'messages' ? (
            <Sequence inspected={inspected} />
          ) : (
            <ActorRail inspected={inspected} parts={[part]} labMachineOf={machineOf} />
          )}
        </div>
      </div>
    </div>
  )
}

/** Returns the content of the live mode's tab in the mock's panel. */
export const machinesTab = (inspection: Inspection): ReactNode => <Machines inspection={inspection} />
