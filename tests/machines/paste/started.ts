import { createActor } from 'xstate'
import type { Script } from '#machines/fakes.ts'
import { pasteFakes } from '#machines/paste/paste.fakes.ts'
import { pasteMachine } from '#machines/paste/paste.machine.ts'
import { emittedBy, settled } from '#tests/machines/support.ts'

/** Starts a paste machine. Its catalogue contains Copper, Aluminium cans (both GW 53-02) and Cardboard (GW 50-01). */
export function start(script: Script<'find'> = {}) {
  const { actors, calls } = pasteFakes(script)
  const actor = createActor(pasteMachine.provide({ actors }))
  const emitted = emittedBy(actor)
  actor.start()
  return {
    actor,
    calls,
    emitted,
    /** Pastes rows and answers all look-ups. A "|" in a row separates two cells. */
    paste: async (...rows: string[]) => {
      actor.send({ type: 'paste.begin', text: rows.join('\n').replaceAll('|', '\t'), locale: 'en-US' })
      await settled()
    },
    requests: () => calls.map(call => (call.input as { term: string }).term),
    lines: () =>
      emitted.flatMap(({ lines }) =>
        lines.map(line => ['term' in line ? line.reason : line.material.name, line.weight, line.value]),
      ),
    unread: () => actor.getSnapshot().context.unread.map(({ row, reason }) => [row, reason]),
    is: (tag: 'reading' | 'reporting') => actor.getSnapshot().hasTag(tag),
  }
}
