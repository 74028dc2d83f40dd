import { useEnvironment } from '#actors/environment.tsx'
import { performingBatch } from '#actors/lists/batch.actor.ts'
import { makeActor } from '#actors/make-actor.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import { countOf } from '#domain/figures/counts.ts'
import type { BatchActor } from '#machines/batch/batch.selectors.ts'
import type { ListDefinition, RowDeed } from '#patterns/list/list-definition.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** What is done to rows one after another. It goes on when the screen is left, and tells its end then, too. */
export function useBatch<Row extends { id: string }>({ noun }: ListDefinition<Row>): BatchActor<Row, RowDeed<Row>> {
  const environment = useEnvironment()
  return useBackgroundWork(() => {
    const actor = makeActor(environment, performingBatch<Row, RowDeed<Row>>())
    actor.on('batch.ended', ({ deed, done, isComplete }) => {
      if (isComplete)
        toast({ kind: 'success', title: `${countOf(done.length, noun, environment.locale())} ${deed.words.done}` })
      deed.onDone?.(done)
    })
    return {
      actor,
      subject: null,
      isUnderWay: () => actor.getSnapshot().hasTag('working'),
      conclude: () => {
        const { deed, subjects, done, refused, problem } = actor.getSnapshot().context
        const left = subjects.length - done.length
        const [first] = refused
        if (!deed || left === 0) return
        const description = (problem ?? first?.problem)?.message
        const title = `${countOf(left, noun, environment.locale())} ${deed.words.undone}`
        toast({ kind: 'error', title, ...(description === undefined ? {} : { description }) })
      },
    }
  })
}
