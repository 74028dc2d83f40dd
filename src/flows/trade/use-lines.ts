import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useApi } from '#actors/use-api.ts'
import { toProblem } from '#domain/problem.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { LinesInput } from '#machines/lines/lines.types.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import type { LineBody } from '#schemas/trade.ts'
import { toast } from '#ui/toasts.ts'
import type { TradeKind } from './trade-kind.ts'

/**
 * What began to be saved goes on when its screen is left, which the signal tells; that it failed is then said here,
 * because no row is left to say it.
 */
async function toTheEnd<Result>(call: Promise<Result>, left: AbortSignal): Promise<Result> {
  try {
    return await call
  } catch (error) {
    if (left.aborted) toast({ kind: 'error', title: 'A line is not saved', description: toProblem(error).message })
    throw error
  }
}

/** The lines machine of a form: drafts of a new record, or the lines of a saved one, which save themselves. */
export function useLines(kind: TradeKind, input: LinesInput) {
  const api = useApi()
  const [machine] = useState(() => {
    const calls = kind.calls(api)
    return linesMachine.provide({
      actors: {
        savedLine: savedLineMachine.provide({
          actors: {
            createLine: fromPromise<string, { recordId: string; line: LineBody }>(({ input: { line }, signal }) =>
              toTheEnd(calls.createLine(line), signal),
            ),
            attachLine: fromPromise<void, { recordId: string; lineId: string }>(
              ({ input: { recordId, lineId }, signal }) => toTheEnd(calls.attachLine(recordId, lineId), signal),
            ),
            updateLine: fromPromise<void, { id: string; weight: number; value: number }>(
              ({ input: { id, weight, value }, signal }) => toTheEnd(calls.updateLine(id, { weight, value }), signal),
            ),
            removeLine: fromPromise<void, { id: string }>(({ input: { id }, signal }) =>
              toTheEnd(calls.removeLine(id), signal),
            ),
          },
        }),
      },
    })
  })
  const lines = useActorRef(machine, { input })
  // What waits for a pause in the typing is sent on leaving: layout effects end before the one that stops the actor.
  useLayoutEffect(() => () => lines.send({ type: 'lines.flush' }), [lines])

  useEffect(() => {
    const subscriptions = [
      lines.on('line.added', ({ name, position, count }) =>
        toast({ id: 'line', kind: 'success', title: `${name} added`, description: `Line ${position} of ${count}` }),
      ),
      lines.on('line.removed', ({ name }) =>
        toast({ id: 'line', kind: 'success', title: `${name ?? 'The line'} removed` }),
      ),
      lines.on('line.failed', ({ name, attempt, problem }) =>
        toast({
          kind: 'error',
          title: `${name ?? 'A line'} is not ${attempt === 'remove' ? 'removed' : 'saved'}`,
          description: problem.message,
        }),
      ),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [lines])

  return lines
}
