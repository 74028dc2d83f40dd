import type { Run } from '#lab/run/replay.ts'

/** What a run took, but for what a list says at once: what its address asks for. */
export const takenIn = ({ moments }: Run) =>
  moments.flatMap(({ step }) => (step?.do === 'send' && step.event.type === 'query.change' ? [] : (step ?? [])))
