import { useEffect, useRef, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import { useApi } from '#actors/use-api.ts'
import { useUser, useWorld } from '#actors/world.tsx'
import type { TradeCalls } from '#api/trades.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { LinesInput } from '#machines/lines/lines.types.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import type { SessionActor } from '#machines/session/session.selectors.ts'
import type { LineBody } from '#schemas/trade.ts'
import { toast } from '#ui/toasts.ts'
import type { TradeKind } from './trade-kind.ts'

/** The lines, not started yet, with their calls and what they tell for as long as they run. */
function createLines(calls: TradeCalls, input: LinesInput): LinesActor {
  const machine = linesMachine.provide({
    actors: {
      savedLine: savedLineMachine.provide({
        actors: {
          createLine: fromPromise<string, { recordId: string; line: LineBody }>(({ input: { line }, signal }) =>
            calls.createLine(line, signal),
          ),
          attachLine: fromPromise<void, { recordId: string; lineId: string }>(
            ({ input: { recordId, lineId }, signal }) => calls.attachLine(recordId, lineId, signal),
          ),
          updateLine: fromPromise<void, { id: string; weight: number; value: number }>(
            ({ input: { id, weight, value }, signal }) => calls.updateLine(id, { weight, value }, signal),
          ),
          removeLine: fromPromise<void, { id: string }>(({ input: { id }, signal }) => calls.removeLine(id, signal)),
        },
      }),
    },
  })
  const lines = createActor(machine, { input })
  lines.on('line.added', ({ name, position, count }) =>
    toast({ id: 'line', kind: 'success', title: `${name} added`, description: `Line ${position} of ${count}` }),
  )
  lines.on('line.removed', ({ name }) => toast({ id: 'line', kind: 'success', title: `${name ?? 'The line'} removed` }))
  lines.on('line.failed', ({ name, attempt, problem }) =>
    toast({
      kind: 'error',
      title: `${name ?? 'A line'} is not ${attempt === 'remove' ? 'removed' : 'saved'}`,
      description: problem.message,
    }),
  )
  return lines
}

/**
 * Lets lines whose screen is gone save what is not saved, for as long as the user whose work it is stays signed in: in
 * the name of another nothing may be sent.
 */
function finish(lines: LinesActor, session: SessionActor, userId: string) {
  const { held, user } = session.getSnapshot().context
  if ((held ?? user)?.id !== userId) return lines.stop()
  const subscriptions = [
    session.on('session.ended', () => lines.stop()),
    session.on('session.replaced', () => lines.stop()),
  ]
  const unsubscribe = () => {
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
  lines.subscribe({ complete: unsubscribe })
  lines.send({ type: 'lines.close' })
}

/**
 * The lines machine of a form: drafts of a new record, or the lines of a saved one, which save themselves. It outlives
 * its screen until nothing is under way any more; a failure is told by a toast then, too.
 */
export function useLines(kind: TradeKind, input: LinesInput): LinesActor {
  const api = useApi()
  const { session } = useWorld()
  const { id: userId } = useUser()
  const [lines] = useState(() => createLines(kind.calls(api), input))
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    lines.start()
    return () => {
      isShown.current = false
      // Not at once: a screen that React only tries out, as its StrictMode does, is back by then.
      queueMicrotask(() => {
        if (!isShown.current) finish(lines, session, userId)
      })
    }
  }, [lines, session, userId])
  return lines
}
