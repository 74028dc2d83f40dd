import { fromPromise } from 'xstate'
import type { SessionApi } from '#api/api.ts'
import type { TradeWrite } from '#api/trade-writes.ts'
import { localDay, rangesOf } from '#domain/figures/periods.ts'
import { takingTurns } from '#domain/taking-turns.ts'
import { figuresMachine } from '#machines/figures/figures.machine.ts'
import type { FiguresActor } from '#machines/figures/figures.selectors.ts'
import type { PageAnswer } from '#machines/figures/figures.types.ts'
import { ownerOf } from '#machines/session/seat.ts'
import type { UserType } from '#schemas/user.ts'
import type { Environment } from './environment.tsx'
import { makeActor } from './make-actor.ts'
import { nextTask } from './next-task.ts'
import { sessionApi } from './use-api.ts'

const preload = ['buyer', 'seller', 'materials']

/** What is asked for a page of the list that figures are made of. */
const queryOfPage = (page: number) => ({ page, pageSize: 100, searchTerm: '', sort: '-createdAt', preload })

/**
 * The list that figures are made of: for a collector the collections, of which the server gives them their own; for
 * businesses and administrators the transactions. A load that is collected and then traded would be counted twice in both.
 */
const listOfFigures = (type: UserType): TradeWrite['resource'] =>
  type === 'collector' ? 'collections' : 'transactions'

/** Reads the first page ahead, for the figures that are about to be started. */
export const readFiguresAhead = (ahead: SessionApi['ahead'], type: UserType, signal: AbortSignal) =>
  ahead[listOfFigures(type)].list(queryOfPage(1), signal)

const machineOn = (calls: SessionApi['transactions'], firstRetry: number | undefined) =>
  figuresMachine.provide({
    actors: {
      readPage: fromPromise<PageAnswer, { page: number }>(async ({ input: { page }, signal }) => {
        const { items, pagination } = await calls.listOnce(queryOfPage(page), signal)
        await nextTask()
        return { trades: items, pages: pagination.pages }
      }),
    },
    ...(firstRetry === undefined ? {} : { delays: { retryPause: firstRetry } }),
  })

/**
 * Starts the figures of a session, which all overviews share, and which end with it. They hear of what this browser writes: a
 * trade that is recorded or changed is read again by itself. To be given to `ofSession`.
 */
export function startFigures(environment: Environment, over: AbortSignal): FiguresActor {
  const api = sessionApi(environment)
  const user = ownerOf(environment.session.getSnapshot().context)
  if (!user) throw new Error('No user is signed in')
  const resource = listOfFigures(user.type)
  const calls = api[resource]
  const figures = makeActor(environment, machineOn(calls, environment.firstRetry), {
    input: { ranges: rangesOf({ kind: 'last12' }, localDay(environment.now())) },
  }).start()

  // One after the other, so that of two writes to one trade the later is read last.
  const inTurn = takingTurns(1)
  async function take({ id, done }: TradeWrite) {
    if (id === null) return figures.send({ type: 'trades.touched' })
    if (done === 'removed') return figures.send({ type: 'trade.removed', id })
    try {
      const trade = await inTurn(() => calls.get(id, preload, over), over)
      figures.send({ type: `trade.${done}`, trade })
    } catch {
      // What it is like now is not known: it is read with all others at the next visit.
      figures.send({ type: 'trades.touched' })
    }
  }
  api.onTradeWritten(write => {
    if (write.resource === resource && figures.getSnapshot().can({ type: 'trades.touched' })) void take(write)
  }, over)
  over.addEventListener('abort', () => figures.stop())
  return figures
}
