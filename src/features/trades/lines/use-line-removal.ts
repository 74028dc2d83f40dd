import { useActorRef } from '@xstate/react'
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { confirmationMachine } from '#machines/confirmation/confirmation.machine.ts'
import { nameOf } from '#machines/lines/line.selectors.ts'
import type { LinesActor } from '#machines/lines/lines.selectors.ts'
import type { AnyLine } from '#machines/lines/lines.types.ts'

/** `isSaved`: the server has it. */
type Subject = { key: string; name: string | null; isSaved: boolean }

const isSaved = (line: AnyLine) => 'ref' in line && line.ref.getSnapshot().context.id !== null

/** Where the focus goes when the line at `position` has gone: to the line in its place, the last one, or the search. */
function nextTo(position: number, content: HTMLElement | null): HTMLElement | null | undefined {
  const rows = content?.querySelectorAll('tbody tr')
  const row = rows?.[Math.min(position, rows.length - 1)]
  return (
    row?.querySelector<HTMLElement>('td:last-child button') ??
    content?.closest('section')?.querySelector<HTMLElement>('[role="combobox"]')
  )
}

/**
 * Asks for the phrase before a line goes; a saved line then removes itself, and says in its row how that went. When the
 * line takes the focus with it, or the question does that it was asked with, the focus goes on to what is next to it.
 * `content` holds the rows; call `onClosed` when the question has left the page.
 */
export function useRemoval(lines: LinesActor, rows: readonly AnyLine[], content: RefObject<HTMLElement | null>) {
  const [machine] = useState(() =>
    confirmationMachine<Subject>().provide({
      actors: {
        perform: fromPromise<void, { subject: Subject }>(async ({ input }) =>
          lines.send({ type: 'line.remove', key: input.subject.key }),
        ),
      },
    }),
  )
  const removal = useActorRef(machine)
  const shown = useRef(rows)
  const asked = useRef<string>(undefined)
  const gone = useRef<{ key: string | undefined; position: number }>(undefined)

  const moveOn = useCallback(() => {
    if (!gone.current || document.activeElement !== document.body) return
    nextTo(gone.current.position, content.current)?.focus()
    gone.current = undefined
  }, [content])
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = rows
    if (rows.length >= before.length) return
    const position = before.findIndex(({ key }, index) => key !== rows[index]?.key)
    gone.current = { key: before[position]?.key, position }
    moveOn()
  }, [rows, moveOn])

  return {
    removal,
    onRemove: useCallback(
      (line: AnyLine) => {
        const { key } = line
        asked.current = key
        removal.send({ type: 'confirmation.open', subject: { key, name: nameOf(line), isSaved: isSaved(line) } })
      },
      [removal],
    ),
    // A question about another line gives the focus back to that line by itself.
    onClosed: useCallback(() => {
      if (gone.current?.key === asked.current) moveOn()
    }, [moveOn]),
  }
}
