import { assign, emit, enqueueActions, setup } from 'xstate'
import type { Problem } from '#domain/problem.ts'
import { typed } from '#machines/typed.ts'
import { faultsOf, lineFields, refusalsOf } from './line-marks.ts'
import type {
  Attempt,
  CatalogueMaterial,
  LineChange,
  LinesContext,
  LinesEmitted,
  LinesEvent,
  LinesInput,
  LineValues,
} from './lines.types.ts'
import { savedLineMachine } from './saved-line.machine.ts'
import { isBusy } from './saved-line.selectors.ts'
import type { SavedLineEvent } from './saved-line.setup.ts'

/** The key of the line that was made as number `count`. */
export const keyOf = (count: number) => `line-${count}`

const lineOf = ({ lines }: LinesContext, key: string) => lines.find(line => line.key === key)

/** The slots, actions and guards that the states of `lines.machine.ts` are made of. */
export const lines = setup({
  types: typed<{ context: LinesContext; events: LinesEvent; emitted: LinesEmitted; input: LinesInput }>(),
  actors: { savedLine: savedLineMachine },
  actions: {
    addLines: assign(
      ({ context, spawn, self }, { lines }: { lines: ReadonlyArray<CatalogueMaterial & LineValues> }) => {
        const { recordId, count } = context
        const added = lines.map(({ name, gwCode, carbonFactor, weight, value }, index) => {
          const line = { key: keyOf(count + index + 1), name, gwCode, carbonFactor, weight, value }
          if (recordId === null) return line
          return {
            ...line,
            ref: spawn('savedLine', { id: line.key, input: { ...line, id: null, recordId, parent: self } }),
          }
        })
        return { count: count + added.length, lines: [...context.lines, ...added] }
      },
    ),
    tellAllAdded: emit(({ context: { lines } }, { lines: { length: added } }: { lines: readonly unknown[] }) => ({
      type: 'lines.added',
      added,
      count: lines.length,
    })),
    tellAdded: emit(({ context: { lines, count } }, { name }: CatalogueMaterial) => ({
      type: 'line.added',
      key: keyOf(count),
      name,
      position: lines.length,
      count: lines.length,
    })),
    takeValues: assign(({ context: { lines, marks } }, { key, weight, value }: LineChange & { key: string }) => {
      const change = { ...(weight === undefined ? {} : { weight }), ...(value === undefined ? {} : { value }) }
      const { [key]: marked, ...others } = marks
      const left = Object.entries(marked ?? {}).filter(([field]) => !(field in change))
      return {
        lines: lines.map(line => (line.key === key ? { ...line, ...change } : line)),
        marks: left.length > 0 ? { ...others, [key]: Object.fromEntries(left) } : others,
      }
    }),
    dropLine: enqueueActions(({ context, enqueue }, { key }: { key: string }) => {
      const line = lineOf(context, key)
      if (!line) return
      const { [key]: _gone, ...marks } = context.marks
      enqueue.assign({ lines: context.lines.filter(other => other !== line), marks })
      if ('ref' in line) enqueue.stopChild(line.ref)
      enqueue.emit({ type: 'line.removed', name: line.name })
    }),
    passOn: enqueueActions(({ context, enqueue }, { key, event }: { key: string; event: SavedLineEvent }) => {
      const line = lineOf(context, key)
      if (line && 'ref' in line) enqueue.sendTo(line.ref, event)
    }),
    close: enqueueActions(({ context, enqueue }) => {
      for (const line of context.lines) if ('ref' in line) enqueue.sendTo(line.ref, { type: 'line.close' })
    }),
    tellFailed: emit(({ context }, { key, attempt, problem }: { key: string; attempt: Attempt; problem: Problem }) => ({
      type: 'line.failed',
      key,
      name: lineOf(context, key)?.name ?? null,
      attempt,
      problem,
    })),
    mark: assign(({ context }) => ({ marks: faultsOf(context.lines) })),
    markRefused: assign(({ context: { lines } }, { fields }: { fields: Readonly<Record<string, string>> }) => ({
      marks: refusalsOf(lines, fields),
    })),
    tellInvalid: enqueueActions(({ context: { lines, marks }, enqueue }) => {
      const line = lines.find(({ key }) => key in marks)
      const field = line && lineFields.find(name => marks[line.key]?.[name])
      if (line && field) enqueue.emit({ type: 'lines.invalid', key: line.key, field })
    }),
  },
  guards: {
    isDraft: ({ context }) => context.recordId === null,
    isSettled: ({ context }) => context.lines.every(line => !('ref' in line && isBusy(line.ref.getSnapshot()))),
  },
})
