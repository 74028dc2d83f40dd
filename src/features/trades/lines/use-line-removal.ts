import { useCallback, useState } from 'react'
import { performingConfirmation } from '#actors/records/confirmation.actor.ts'
import { useMadeActor } from '#actors/use-made-actor.ts'
import { nameOf } from '#machines/lines/line.selectors.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'

/** `isSaved`: whether the server has the line. */
type Subject = { key: string; name: string | null; isSaved: boolean }

const isSaved = (line: AnyLine) => line.kind === 'saved' && line.ref.getSnapshot().context.id !== null

/** Asks for the phrase before a line is removed. A saved line then removes itself, and shows in its row how that went. */
export function useRemoval(lines: LinesActor) {
  const [machine] = useState(() =>
    performingConfirmation<Subject>(async ({ key }) => lines.send({ type: 'line.remove', key })),
  )
  const removal = useMadeActor(machine)
  return {
    removal,
    onRemove: useCallback(
      (line: AnyLine) => {
        removal.send({
          type: 'confirmation.open',
          subject: { key: line.key, name: nameOf(line), isSaved: isSaved(line) },
        })
      },
      [removal],
    ),
  }
}
