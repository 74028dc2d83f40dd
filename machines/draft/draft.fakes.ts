import { assign } from 'xstate'
import { draft } from './draft.setup.ts'
import type { Draft, FormContent } from './draft.types.ts'

/**
 * Filled slots for `draftMachine.provide({ actions, guards })`: a browser and a form whose parts can be set at any time.
 * `writes` has the drafts that were stored, in order; null for a removal. `now` is the clock, at 0 unless given.
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
