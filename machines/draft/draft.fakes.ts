import { assign, fromCallback } from 'xstate'
import { fakeActors, type Script } from '#machines/fakes.ts'
import { draft } from './draft.setup.ts'
import type { Draft, DraftContext, DraftEvent, FormContent, SentRecord } from './draft.types.ts'

/**
 * Fakes for `draftMachine.provide({ actors, actions, guards })`. Tests can change the stored draft and the form at any
 * time. `writes` lists each stored draft in order, with null for each removal. `now` is the fake time, 0 by default.
 */
export function draftFakes({
  stored = null,
  isTheirs = true,
  now = () => 0,
  isRefused = false,
  found = null,
  script = {},
  onStore = () => undefined,
  ...content
}: Partial<
  Omit<FormContent, 'at'> & {
    stored: Draft | null
    isTheirs: boolean
    now: () => number
    /** True if the browser refuses to store drafts. */
    isRefused: boolean
    /** Id of the record that `find` returns. */
    found: string | null
    script: Script<'find'>
    /** Called before each store and removal. */
    onStore: (written: Draft | null, outside: { content: Omit<FormContent, 'at'> }) => void
  }
> = {}) {
  const { fake, calls } = fakeActors<'find'>(script)
  const outside: {
    stored: Draft | null
    isTheirs: boolean
    content: Omit<FormContent, 'at'>
    writes: Array<Draft | null>
    isRefused: boolean
  } = {
    stored,
    isRefused,
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
      store: assign<DraftContext, DraftEvent, Draft | null, DraftEvent, never>((_, written) => {
        if (outside.isRefused && written !== null) return { isKept: false }
        onStore(written, outside)
        outside.stored = written
        outside.writes.push(written)
        return { isKept: true }
      }),
    },
    guards: { isTheirs: () => outside.isTheirs },
  }
}
