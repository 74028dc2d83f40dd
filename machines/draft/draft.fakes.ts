import { assign } from 'xstate'
import { draft } from './draft.setup.ts'
import type { Draft, FormContent } from './draft.types.ts'

/**
 * Fakes for `draftMachine.provide({ actions, guards })`. Tests can change the stored draft and the form at any time.
 * `writes` lists each stored draft in order, with null for each removal. `now` is the fake time, 0 by default.
 */
export function draftFakes({
  stored = null,
  isTheirs = true,
  now = () => 0,
  ...content
}: Partial<Omit<FormContent, 'at'> & { stored: Draft | null; isTheirs: boolean; now: () => number }> = {}) {
  const outside: {
    stored: Draft | null
    isTheirs: boolean
    content: Omit<FormContent, 'at'>
    writes: Array<Draft | null>
  } = {
    stored,
    isTheirs,
    content: { values: {}, changes: {}, withheld: [], lines: [], ...content },
    writes: [],
  }
  return {
    outside,
    actions: {
      readStored: draft.createAction(assign(() => ({ stored: outside.stored }))),
      readContent: draft.createAction(assign(() => ({ content: { at: now(), ...outside.content } }))),
      store: (_: unknown, written: Draft | null) => {
        outside.stored = written
        outside.writes.push(written)
      },
    },
    guards: { isTheirs: () => outside.isTheirs },
  }
}
