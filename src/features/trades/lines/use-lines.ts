import { type Actor, createActor, fromPromise } from 'xstate'
import { useApi } from '#actors/use-api.ts'
import { useBackgroundWork } from '#actors/use-background-work.ts'
import type { Api } from '#api/api.ts'
import type { TradeCalls } from '#api/trade-calls.ts'
import { takingTurns } from '#domain/taking-turns.ts'
import { inBrief } from '#domain/words.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { LinesInput } from '#machines/lines/lines.types.ts'
import { pendingLineMachine } from '#machines/lines/pending-line.machine.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import type { CatalogueMaterial, LineBody } from '#schemas/trade.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { findMaterials } from './find-materials.ts'

/**
 * How many new lines are made at once. Each is attached right after, so that a hundred pasted rows neither fire a hundred
 * calls nor leave a hundred lines without a record when somebody leaves.
 */
const mostNewAtOnce = 4

/** How many lines wait for a retry of their save. */
const countFailed = (lines: LinesActor) =>
  lines.getSnapshot().context.lines.filter(line => {
    const snapshot = 'ref' in line ? line.ref.getSnapshot() : null
    return snapshot?.hasTag('failed') && !snapshot.context.isLeaving
  }).length

const tellAdded = ({ name, position, count }: { name: string; position: number; count: number }) =>
  toast({
    id: 'line',
    kind: 'success',
    title: `${inBrief(name)} added`,
    description: `Line ${position} of ${count}`,
  })

/** Says what becomes of the lines, for as long as they run. */
function tellChanges(lines: LinesActor) {
  lines.on('line.added', line => {
    if (!line.isPending) tellAdded(line)
  })
  lines.on('line.found', tellAdded)
  lines.on('line.unclear', ({ key, reason }) =>
    toast({ id: `line.unclear ${key}`, kind: 'error', title: 'A line needs its material', description: reason }),
  )
  lines.on('line.removed', ({ name }) =>
    toast({ id: 'line', kind: 'success', title: `${inBrief(name ?? 'The line')} removed` }),
  )
  lines.on('line.discarded', ({ key, name }) =>
    toast({
      // A toast whose action is pressed takes any of its own id along: what follows from Undo has another.
      id: 'line.discarded',
      kind: 'success',
      title: `${inBrief(name ?? 'The line')} removed`,
      action: { label: 'Undo', onPress: () => lines.send({ type: 'line.restore', key }) },
    }),
  )
  lines.on('line.restored', ({ name }) =>
    toast({ id: 'line', kind: 'success', title: `${inBrief(name ?? 'The line')} is back` }),
  )
  lines.on('line.failed', ({ name, attempt, problem }) => {
    const description = problem.message
    if (attempt === 'remove') {
      return toast({ kind: 'error', title: `${inBrief(name ?? 'A line')} is not removed`, description })
    }
    const failed = countFailed(lines)
    const title = failed > 1 ? `${failed} lines are not saved` : `${inBrief(name ?? 'A line')} is not saved`
    toast({ id: 'line.failed', kind: 'error', title, description })
  })
}

/** The lines, not started yet, with their calls and what they tell for as long as they run. */
function createLines(calls: TradeCalls, materials: Api['materials'], input: LinesInput): Actor<typeof linesMachine> {
  const inTurn = takingTurns(mostNewAtOnce)
  const machine = linesMachine.provide({
    actors: {
      savedLine: savedLineMachine.provide({
        actors: {
          createLine: fromPromise<string, { recordId: string; line: LineBody }>(({ input: { line }, signal }) =>
            inTurn(() => calls.createLine(line, signal), signal),
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
      pendingLine: pendingLineMachine.provide({
        actors: {
          find: fromPromise<readonly CatalogueMaterial[], { term: string }>(({ input: { term }, signal }) =>
            findMaterials(materials.list, term, signal),
          ),
        },
      }),
    },
  })
  const lines = createActor(machine, { input })
  tellChanges(lines)
  return lines
}

/**
 * The lines machine of a form: drafts of a new record, or the lines of a saved one, which save themselves. What is under
 * way when the screen goes is finished in the background; a failure is told by a toast then, too.
 */
export function useLines(callsOf: (api: Api) => TradeCalls, input: LinesInput): LinesActor {
  const api = useApi()
  return useBackgroundWork(() => {
    const lines = createLines(callsOf(api), api.materials, input)
    return {
      actor: lines,
      subject: input.recordId,
      leave: () => lines.send({ type: 'lines.close' }),
      isUnderWay: () => lines.getSnapshot().status === 'active',
    }
  })
}
