import { createActor } from 'xstate'
import type { LineValues } from '#domain/trades/line-rules.ts'
import { type Script, someProblem } from '#machines/fakes.ts'
import { type LineCall, savedLineFakes } from '#machines/lines/lines.fakes.ts'
import { savedLineExample } from '#machines/lines/saved-line.example.ts'
import { savedLineMachine } from '#machines/lines/saved-line.machine.ts'
import { hasUnsaved } from '#machines/lines/saved-line.selectors.ts'
import type { SavedLineReport } from '#machines/lines/saved-line.types.ts'
import { recordingParent } from '#tests/machines/support.ts'

export const offline = someProblem('network')

const facts = savedLineExample.inputs['a new line']

/** Starts a line. By default, the line already exists, with 2 kg and R 30. A null id makes it a new line. */
export function start({
  id = 'saved-1',
  weight = 2,
  value = 30,
  ...script
}: Partial<LineValues> & { id?: string | null } & Script<LineCall> = {}) {
  const { actors, calls } = savedLineFakes(script)
  const { parent, reports } = recordingParent<SavedLineReport>()
  const input = { ...facts, id, weight, value, parent }
  const actor = createActor(savedLineMachine.provide({ actors }), { input }).start()
  return {
    actor,
    calls,
    reported: () => reports,
    requests: () => calls.map(call => [call.src, call.input]),
    change: (values: Partial<LineValues>) => actor.send({ type: 'line.change', ...values }),
    is: (tag: 'saving' | 'saved' | 'failed' | 'incomplete' | 'removing') => actor.getSnapshot().hasTag(tag),
    isUnsaved: () => hasUnsaved(actor.getSnapshot()),
  }
}

export const newLine = (script: Script<LineCall> = {}) => start({ id: null, weight: null, value: null, ...script })
