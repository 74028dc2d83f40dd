import { assign, fromCallback } from 'xstate'
import { fakeActors, type Script } from '#machines/fakes.ts'
import { draft } from './draft.setup.ts'
import type { Draft, DraftEvent, FormContent, HeldDraft, SentRecord } from './draft.types.ts'

/**
 * Fakes for `draftMachine.provide({ actors, actions, guards })`. Tests can change the stored draft and the form at any
 * time.
 * `writes` lists each stored draft in order, with null for each removal, and `loads` each held load. `now` is the fake time, 0 by default.
 */
export function draftFakes({
  stored = null,
  isTheirs = true,
  now = () => 0,
  isRefused = false,
  found = null,
  script = {},
  ...content
}: Partial<
  Omit<FormContent, 'at'> & {
    stored: Draft | null
    isTheirs: boolean
    now: () => number
    /** True if the browser stores no held load. */
    isRefused: boolean
    /** Id of the record that `find` returns. */
    found: string | null
    script: Script<'find'>
  }
> = {}) {
  const { fake, calls } = fakeActors<'find'>(script)
  const outside: {
    stored: Draft | null
    isTheirs: boolean
    content: Omit<FormContent, 'at'>
    writes: Array<Draft | null>
    loads: HeldDraft[]
    isRefused: boolean
  } = {
    stored,
    isRefused,
    loads: [],
    isTheirs,
    content: { values: {}, changes: {}, withheld: [], lines: [], ...content },
    writes: [],
  }
  return {
    outside,
    calls,
    actors: {
      watch: fromCallback<DraftEvent>(() => undefined),
      find: fake<string | null, { sent: SentRecord }>('find', () => found),
    },
    actions: {
      readStored: draft.createAction(assign(() => ({ stored: outside.stored }))),
      readContent: draft.createAction(assign(() => ({ content: { at: now(), ...outside.content } }))),
      storeLoad: draft.createAction(
        assign(({ context }) => {
          if (context.held && !outside.isRefused) outside.loads.push(context.held)
          return { isKept: !outside.isRefused }
        }),
      ),
      store: (_: unknown, written: Draft | null) => {
        outside.stored = written
        outside.writes.push(written)
      },
    },
    guards: { isTheirs: () => outside.isTheirs },
  }
}
