import { assign } from 'xstate'
import { draft } from './draft.setup.ts'
import type { Draft, FormContent } from './draft.types.ts'

/**
 * Filled slots for `draftMachine.provide({ actions, guards })`: a browser and a form whose parts can be set at any time.
 * `writes` is what the browser was to keep, in turn; null is nothing any more.
 */
export function draftFakes({
  stored = null,
  isTheirs = true,
  ...content
}: Partial<FormContent & { stored: Draft | null; isTheirs: boolean }> = {}) {
  const outside: { stored: Draft | null; isTheirs: boolean; content: FormContent; writes: Array<Draft | null> } = {
    stored,
    isTheirs,
    content: { values: {}, changes: {}, withheld: [], lines: [], ...content },
    writes: [],
  }
  return {
    outside,
    actions: {
      readStored: draft.createAction(assign(() => ({ stored: outside.stored }))),
      readContent: draft.createAction(assign(() => ({ content: outside.content }))),
      store: (_: unknown, kept: Draft | null) => {
        outside.stored = kept
        outside.writes.push(kept)
      },
    },
    guards: { isTheirs: () => outside.isTheirs },
  }
}
