import { useStoredChoice } from '#actors/use-stored-choice.ts'

/** The screen after a trade is recorded: its list, or the empty form of the next trade. */
export const afterwardsKinds = ['list', 'next'] as const
export type Afterwards = (typeof afterwardsKinds)[number]

/** The chosen screen after a trade is recorded. */
export const useAfterwards = () => useStoredChoice('threereco.afterRecording', afterwardsKinds)
