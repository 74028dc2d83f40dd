import { createActor } from 'xstate'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { type Script, someParent, someProblem } from '#machines/fakes.ts'
import { nameOf, shownLine } from '#machines/lines/line.selectors.ts'
import { copper, type LineCall, linesFakes, loadedLines } from '#machines/lines/lines.fakes.ts'
import { linesMachine } from '#machines/lines/lines.machine.ts'
import { hasUnsavedLines } from '#machines/lines/lines.selectors.ts'
import type { LinesInput } from '#machines/lines/lines.types.ts'
import type { LineChangeEvent } from '#machines/lines/saved-line.types.ts'
import type { TypedLine } from '#schemas/trade.ts'
import { emittedBy, settled } from '#tests/machines/support.ts'

export const offline = someProblem('network')
export const nothingTyped: LineValues = { weight: null, value: null }

type Fakes = Script<LineCall | 'find'>

export function started(input: LinesInput, script: Fakes = {}) {
  const { actors, calls, lookUps } = linesFakes(script)
  const actor = createActor(linesMachine.provide({ actors }), { input })
  const emitted = emittedBy(actor)
  actor.start()
  return {
    actor,
    calls,
    emitted,
    lookUps,
    requests: () => calls.map(call => call.src),
    shown: () =>
      actor.getSnapshot().context.lines.map(line => {
        const { key, weight, value } = shownLine(line)
        return [key, nameOf(line), weight, value]
      }),
    marks: () => actor.getSnapshot().context.marks,
    change: (key: string, values: Omit<LineChangeEvent, 'type'>) => actor.send({ type: 'line.change', key, ...values }),
    isUnsaved: () => hasUnsavedLines(actor.getSnapshot()),
    /** Settles all pending calls and the calls that follow. */
    pass: settled,
  }
}

/** Starts the lines of a new record, by default without lines. */
export function draft(lines: readonly TypedLine[] = [], script?: Fakes) {
  const form = started({ parent: someParent, recordId: null }, script)
  if (lines.length > 0) form.actor.send({ type: 'lines.add', lines })
  form.emitted.length = 0
  return form
}

/** Starts a new record with one valid and two invalid lines. */
export const faulty = () =>
  draft([
    { material: copper, weight: 2, value: 30 },
    { material: copper, weight: 1, value: -5 },
    { material: copper, ...nothingTyped },
  ])

/** Starts the lines of a saved record. */
export const saved = (script?: Fakes) =>
  started({ parent: someParent, recordId: 'record-1', lines: loadedLines }, script)
