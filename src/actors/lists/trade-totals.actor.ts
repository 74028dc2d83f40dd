import { fromCallback } from 'xstate'
import type { Environment } from '#actors/environment.tsx'
import { makeActor } from '#actors/make-actor.ts'
import { nextTask } from '#actors/next-task.ts'
import { sessionApi } from '#actors/use-api.ts'
import type { SessionApi } from '#api/api.ts'
import { readPages } from '#api/read-pages.ts'
import type { TradeWrite } from '#api/trade-writes.ts'
import { limitConcurrency } from '#domain/concurrency-limit.ts'
import { localDay, rangesOf } from '#domain/figures/periods.ts'
import type { PageEvent } from '#domain/pages-read.ts'
import { ownBusinessId } from '#domain/people/own-business.ts'
import { toProblem } from '#domain/problem.ts'
import { ownerOf } from '#machines/session/session-owner.ts'
import { tradeTotalsMachine } from '#machines/trade-totals/trade-totals.machine.ts'
import type { TradeTotalsActor } from '#machines/trade-totals/trade-totals.selectors.ts'
import type { ReadingInput } from '#machines/trade-totals/trade-totals.types.ts'
import type { Trade } from '#schemas/trade.ts'
import { loadSellers, seesOtherBusinesses } from './load-sellers.ts'
import { sendPages } from './send-pages.ts'
import { createSharedNames } from './share-names.ts'

const preload = ['buyer', 'seller', 'materials']

/** Query of the list that the machine sums. */
const query = { searchTerm: '', sort: '-createdAt', preload }

const timeOf = ({ createdAt }: Pick<Trade, 'createdAt'>) => createdAt

/** Prefetches the first page of a list before its sums are computed. */
export const readFiguresAhead = (ahead: SessionApi['ahead'], list: TradeWrite['resource'], signal: AbortSignal) =>
  ahead[list].list({ ...query, page: 1, pageSize: 100 }, signal)

/** Loads the ids that sell for the business of the totals. */
type LoadSellers = (signal: AbortSignal) => Promise<ReadonlySet<string>>

/** `findSellers` is null if the list contains only trades of the business. */
const machineOn = (
  { listOnce }: SessionApi['transactions'],
  findSellers: LoadSellers | null,
  now: Environment['now'],
) =>
  tradeTotalsMachine.provide({
    actors: {
      readPages: fromCallback<PageEvent<Trade>, ReadingInput>(({ input: { read, sellerIds }, sendBack }) => {
        const shareNames = createSharedNames()
        // Continues in a new task after each page, to avoid long tasks.
        const list: typeof listOnce = async (pageQuery, signal) => {
          const page = await listOnce(pageQuery, signal)
          await nextTask()
          return { ...page, items: page.items.map(shareNames) }
        }
        return sendPages<Trade>(
          sendBack,
          async function* readAll(reading) {
            if (findSellers && sellerIds === null) {
              try {
                sendBack({ type: 'sellers.read', sellerIds: await findSellers(reading.signal) })
              } catch (error) {
                reading.signal.throwIfAborted()
                return reading.onFailure(1, toProblem(error))
              }
            }
            yield* readPages(list, query, { ...reading, read, timeOf, now, concurrency: 4 })
          },
          { goesOn: true },
        )
      }),
    },
  })

type Sides = { buyerId: string | null; findSellers: LoadSellers | null }

/**
 * Returns the business with separate sums of its purchases and sales. Its id is '' if the user has no business, and
 * null for other users: all trades are summed together.
 */
function sidesOf({ session }: Environment, api: SessionApi, resource: TradeWrite['resource']): Sides {
  const user = ownerOf(session.getSnapshot().context)
  if (user?.type !== 'business') return { buyerId: null, findSellers: null }
  const buyerId = ownBusinessId(user) ?? ''
  const hasOthers = resource === 'transactions' && seesOtherBusinesses(user)
  return { buyerId, findSellers: hasOthers ? signal => loadSellers(api, buyerId, signal) : null }
}

/**
 * Starts the machine that sums a list. All screens of a session share the machine. After this browser creates or
 * changes a trade, reads only that trade again.
 */
function startFigures(resource: TradeWrite['resource'], environment: Environment, over: AbortSignal): TradeTotalsActor {
  const api = sessionApi(environment)
  const calls = api[resource]
  const { buyerId, findSellers } = sidesOf(environment, api, resource)
  const figures = makeActor(environment, machineOn(calls, findSellers, environment.now), {
    input: { ranges: rangesOf({ kind: 'last12' }, localDay(environment.now())), buyerId },
  }).start()

  // Reads run one after another. After two writes to one trade, the later version is therefore read last.
  const inTurn = limitConcurrency(1)
  async function take({ id, done }: TradeWrite) {
    if (id === null) return figures.send({ type: 'trades.touched' })
    const written = { type: 'trade.written', id, at: environment.now() } as const
    if (done === 'removed') return figures.send({ ...written, trade: null })
    try {
      figures.send({ ...written, trade: await inTurn(() => calls.get(id, preload, over), over) })
    } catch {
      // The new values of the trade could not be read, so the next visit reads all pages again.
      figures.send({ type: 'trades.touched' })
    }
  }
  api.onTradeWritten(write => {
    if (write.resource === resource && figures.getSnapshot().can({ type: 'trades.touched' })) void take(write)
  }, over)
  over.addEventListener('abort', () => figures.stop())
  return figures
}

/** Factory functions for `sessionService`. Each starts the machine that sums one list. */
export const figuresOn = {
  transactions: (environment: Environment, over: AbortSignal) => startFigures('transactions', environment, over),
  collections: (environment: Environment, over: AbortSignal) => startFigures('collections', environment, over),
} satisfies Record<TradeWrite['resource'], unknown>
