import { fromPromise } from 'xstate'
import type { Api } from '#api/api.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { limitConcurrency } from '#domain/concurrency-limit.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { pendingLineMachine } from '#machines/lines/pending-line.machine.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import type { LineOfRecord } from '#machines/lines/saved-line.setup.ts'
import { newUuid } from '#rules/ids.ts'
import type { LineBody } from '#schemas/trade.ts'
import { findingOrNear } from './catalogue.ts'

/**
 * Maximum number of lines created in parallel. Avoids a burst of requests. Each line is attached to its record right
 * after its creation. If the page closes, only a few lines therefore lack a record.
 */
const mostNewAtOnce = 4

export function calledLinesMachine(calls: TradeCalls, materials: Api['materials']) {
  const inTurn = limitConcurrency(mostNewAtOnce)
  /** Ids of new lines by key, so that a repeated request creates no second line. */
  const ids = new Map<string, string>()
  return linesMachine.provide({
    actors: {
      savedLine: savedLineMachine.provide({
        actors: {
          createLine: fromPromise<string, { recordId: string; key: string; line: LineBody }>(
            ({ input: { key, line }, signal }) => {
              const id = ids.get(key) ?? newUuid()
              ids.set(key, id)
              return inTurn(() => calls.createLine({ ...line, id }, signal), signal)
            },
          ),
          attachLine: fromPromise<void, { recordId: string; lineId: string }>(
            ({ input: { recordId, lineId }, signal }) => calls.attachLine(recordId, lineId, signal),
          ),
          updateLine: fromPromise<void, LineOfRecord>(({ input: { recordId, id, weight, value }, signal }) =>
            calls.updateLine(recordId, id, { weight, value }, signal),
          ),
          removeLine: fromPromise<void, { id: string }>(({ input: { id }, signal }) => calls.removeLine(id, signal)),
        },
      }),
      pendingLine: pendingLineMachine.provide({
        actors: {
          find: findingOrNear(materials),
        },
      }),
    },
  })
}
