import type { Run } from '#lab/run/replay.ts'

/** What a screen says at once: what its address asks for, what its list has, and that it is shown. */
const saidAtOnce = new Set(['query.change', 'period.change', 'screen.opened', 'rows.offer'])

/** What a run took, but for what a screen says at once. */
export const takenIn = ({ moments }: Run) =>
  moments.flatMap(({ step }) => (step?.do === 'send' && saidAtOnce.has(step.event.type) ? [] : (step ?? [])))
