import { fromPromise } from 'xstate'
import type { Api } from '#api/api.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { takingTurns } from '#domain/taking-turns.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { pendingLineMachine } from '#machines/lines/pending-line.machine.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import type { LineOfRecord } from '#machines/lines/saved-line.setup.ts'
import type { LineBody } from '#schemas/trade.ts'
import { findingOrNear } from './catalogue.ts'

/**
 * How many new lines are created at once. So a hundred pasted rows neither send a hundred calls at once, nor leave a hundred
 * lines without a record when the page is closed: each line is attached right after it is created.
 */
const mostNewAtOnce = 4

/** The lines machine with the calls of its lines and of the catalogue. */
export function calledLinesMachine(calls: TradeCalls, materials: Api['materials']) {
  const inTurn = takingTurns(mostNewAtOnce)
  return linesMachine.provide({
    actors: {
      savedLine: savedLineMachine.provide({
        actors: {
          createLine: fromPromise<string, { recordId: string; line: LineBody }>(({ input: { line }, signal }) =>
            inTurn(() => calls.createLine(line, signal), signal),
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
